/** How much of everything so many people need at the busiest hour: rates times costs, and rows times bytes. */
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import { machines, people, rowsPerAccount, rowsPerOrganization } from './assumptions.ts'
import type { Cost } from './costs.ts'

const GB = 1e9

export interface Load extends Cost {
  /** Calls a second at the peak. */
  perSecond: number
}

export interface Capacity {
  perSecond: number
  servers: number
  serverCores: number
  databaseCores: number
  connections: number
  gigabytes: number
  /** Of the cores that are needed, by call, the dearest first. */
  dearest: { title: string; part: 'server' | 'database'; share: number }[]
}

export function loadAtPeak(costs: readonly Cost[], accounts: number): Load[] {
  const active = accounts * people.activeShare
  return costs.map((cost) => ({ ...cost, perSecond: (active * cost.perDay * people.peak) / DAY_SECONDS }))
}

export function capacityFor(
  load: readonly Load[],
  bytes: Bytes,
  size: { accounts: number; organizations: number },
): Capacity {
  const sum = (of: (one: Load) => number) => load.reduce((all, one) => all + one.perSecond * of(one), 0)
  const threads = sum(({ threadMs }) => threadMs) / 1_000 / machines.busy
  const hashes = sum(({ hashMs }) => hashMs) / 1_000 / machines.busy
  const databaseCores = sum(({ databaseMs }) => databaseMs) / 1_000 / machines.busy
  const connections = sum(({ placeMs }) => placeMs) / 1_000 / machines.busy
  // A server has one thread that answers, the cores beside it for hashes, and so many connections.
  const servers = Math.max(threads, hashes / (machines.serverCores - 1), connections / machines.places)
  return {
    perSecond: sum(() => 1),
    servers: Math.ceil(servers),
    serverCores: Math.ceil(threads + hashes),
    databaseCores: Math.ceil(databaseCores),
    connections: Math.ceil(connections),
    gigabytes: bytesFor(bytes, size) / GB,
    dearest: dearestOf(load),
  }
}

/** Bytes of a row, with its part of the indexes. */
export type Bytes = Record<string, number>

function bytesFor(bytes: Bytes, { accounts, organizations }: { accounts: number; organizations: number }): number {
  const of = (rows: Record<string, number>, times: number) =>
    Object.entries(rows).reduce((all, [table, each]) => {
      const size = bytes[table]
      if (size === undefined) throw new Error(`Rows of ${table} were not measured: npm run simulate -- measure.`)
      return all + size * each * times
    }, 0)
  return of(rowsPerAccount, accounts) + of(rowsPerOrganization, organizations)
}

function dearestOf(load: readonly Load[]): Capacity['dearest'] {
  const parts = [
    { part: 'server', of: ({ threadMs, hashMs }: Load) => threadMs + hashMs },
    { part: 'database', of: ({ databaseMs }: Load) => databaseMs },
  ] as const
  const all = parts.flatMap(({ part, of }) => {
    const total = load.reduce((sum, one) => sum + one.perSecond * of(one), 0)
    return load.map((one) => ({ title: one.title, part, share: (one.perSecond * of(one)) / total }))
  })
  return all.sort((a, b) => b.share - a.share)
}
