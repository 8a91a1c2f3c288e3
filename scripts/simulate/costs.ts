/** What a call costs, as `npm run bench` wrote it into docs/performance.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, calls, machines } from './assumptions.ts'

export interface Cost extends Call {
  /** Of the server's thread, of its threads for hashes, of the database, in milliseconds of a core. */
  threadMs: number
  hashMs: number
  databaseMs: number
  /** How long it has one of the server's connections. */
  placeMs: number
}

const page = join(import.meta.dirname, '../../docs/performance.md')
/** What a sign-in costs beside its hash is about what a refresh does: both begin with a signature. */
const besideHash = 'token refresh'

/** Throws where the page has no such row: then the row was renamed, or was never measured. */
export function measuredCosts(text = readFileSync(page, 'utf8')): Cost[] {
  const server = (title: string) => cells(text, title)[0]
  return calls.map((call) => {
    const [serverUs, databaseUs] = cells(text, call.title)
    const threadUs = call.hashes ? Math.min(serverUs, server(besideHash)) : serverUs
    const waitMs = (machines.roundTrips[call.title] ?? machines.roundTrips['default'] ?? 1) * machines.roundTripMs
    return {
      ...call,
      threadMs: threadUs / 1_000,
      hashMs: (serverUs - threadUs) / 1_000,
      databaseMs: databaseUs / 1_000,
      placeMs: databaseUs / 1_000 + waitMs,
    }
  })
}

/** `server + database` of a row, in microseconds. */
function cells(text: string, title: string): [number, number] {
  const row = text.split('\n').find((line) => line.startsWith(`| ${title} `))
  const [, server, database] = /\|\s*([\d,]+) \+ ([\d,]+)/.exec(row ?? '') ?? []
  if (server === undefined || database === undefined) throw new Error(`docs/performance.md has no row "${title}".`)
  return [toNumber(server), toNumber(database)]
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''))
}
