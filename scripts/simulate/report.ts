/** What the simulation says, as a part of docs/scale.md: written by `npm run simulate`, compared with the page by a test. */
import { machines, people } from './assumptions.ts'
import { type Bytes, type Capacity, capacityFor, type Load, loadAtPeak } from './capacity.ts'
import type { Cost } from './costs.ts'
import { serve, type Served } from './queue.ts'

const SIZES = [100_000, 1_000_000, 10_000_000, people.accounts]
/** Of what the sums call full, at which one server is looked at closely. */
const LEVELS = [0.5, 0.8, 1, 1.2, 1.5]
const REQUESTS = 40_000

export interface Inputs {
  costs: readonly Cost[]
  bytes: Bytes
  seed: number
  requests?: number
}

export function report({ costs, bytes, seed, requests = REQUESTS }: Inputs): string {
  const sizes = SIZES.map((accounts) => {
    const organizations = Math.round((accounts / people.accounts) * people.organizations)
    return { accounts, organizations, ...capacityFor(loadAtPeak(costs, accounts), bytes, { accounts, organizations }) }
  })
  const largest = sizes.at(-1) as Capacity
  const one = oneServer(costs, largest)
  return [
    `${number(people.activeShare * 100)} of 100 accounts are active on a day, the busiest hour has ${people.peak} times the mean, cores are planned to be busy for ${machines.busy * 100} of 100; a server has ${machines.serverCores} cores. Seed ${seed}.`,
    table(
      ['accounts', 'organizations', 'calls a second', 'servers', 'their cores', 'connections', 'database cores', 'GB'],
      sizes.map((size) =>
        [size.accounts, size.organizations, size.perSecond, size.servers, size.serverCores, size.connections]
          .concat([size.databaseCores, size.gigabytes])
          .map(number),
      ),
    ),
    `**The dearest calls**, by their share of all cores of that part: ${largest.dearest.slice(0, 6).map(shareOf).join('; ')}.`,
    `**What fills first**: ${first(largest)}`,
    `**One server of these, and its share of the database**, in times the load that it is planned for:`,
    table(
      ['times', 'half within, ms', '99 of 100 within, ms', 'thread', 'hash threads', 'connections', 'database'],
      LEVELS.map((level) => {
        const { half, p99, busy } = one(level, { seed, requests })
        const busyOf = [busy.thread, busy.hashes, busy.connections, busy.database].map((share) => share.toFixed(2))
        return [String(level), half.toFixed(1), number(p99), ...busyOf]
      }),
    ),
  ].join('\n\n')
}

/** The largest installation's load, spread over its servers and over as much of its database as each has. */
function oneServer(
  costs: readonly Cost[],
  { servers, databaseCores }: Capacity,
): (level: number, run: { seed: number; requests: number }) => Served {
  const all = loadAtPeak(costs, people.accounts)
  // A core cannot be halved: so many servers are looked at together that theirs is a whole one.
  const cores = Math.max(1, Math.round(databaseCores / servers))
  const share = Math.min(1 / servers, cores / databaseCores)
  return (level, run) => {
    const load: Load[] = all.map((one) => ({ ...one, perSecond: one.perSecond * share * level }))
    const { places, serverCores, roundTripMs } = machines
    return serve(load, { hashThreads: serverCores - 1, places, databaseCores: cores, roundTripMs }, run)
  }
}

function first(largest: Capacity): string {
  const [server] = largest.dearest.filter(({ part }) => part === 'server')
  const [database] = largest.dearest.filter(({ part }) => part === 'database')
  const accounts = Math.floor((people.accounts * machines.databaseCores) / largest.databaseCores)
  return `servers are added side by side, the primary of the database is one machine. ${machines.databaseCores} cores of it are full at ${number(accounts)} accounts, most of all by ${name(database)}. Of the servers' cores most go to ${name(server)}.`
}

const name = (dearest: Capacity['dearest'][number] | undefined) => dearest?.title ?? 'nothing'
const shareOf = ({ title, part, share }: Capacity['dearest'][number]) =>
  `${title} (${part}, ${(share * 100).toFixed(0)} %)`

/** Two digits are all that such figures are worth. */
function number(value: number): string {
  if (value < 10) return String(Math.round(value * 10) / 10)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return (Math.round(value / unit) * unit).toLocaleString('en-US')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
