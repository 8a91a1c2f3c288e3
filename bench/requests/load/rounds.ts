/** Rounds: every subject in turn, so that what else the machine does hits all of them alike. */
import { quantile } from '../../load.ts'
import { type RowId, rows } from '../rows.ts'
import type { Batch, Subject } from '../servers/subject.ts'
import { backendsOf, cpuTimes, spentBetween } from './cpu.ts'
import { type Load, usualLines } from './load-process.ts'

/** CPU microseconds a request. */
export interface Spent {
  server: number
  /** Absent where the subject has no database of its own in the bench's PostgreSQL. */
  database?: number
}

/** One for each round, in their order. */
export type Rounds = Map<Subject, Spent[]>

export interface Effort {
  rounds: number
  /** Of a row's requests, in each round. */
  share: number
}

/**
 * What comes before, for each connection: one request, so that it is open at the server too. After a long wait for the
 * others a pool has let go of its own: then enough that all are there again, and each statement planned for good
 * (PostgreSQL plans the first five uses of a named one anew).
 */
const prelude = { usual: 1, rested: 10 }
const restedMs = 8_000
/** Of a row's requests, before the first round: code is compiled as it is used. */
const warmUpShare = 5

/** Each subject is asked some of the commonest calls: the first row would pay for what all of them need compiled. */
export async function warmUp(load: Load, subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) {
    await load.open(subject.origin)
    for (const row of ['username', 'token'] as const) {
      const batch = subject.batch(row, Math.round(rows[row].requests * subject.share))
      if (batch) await load.send(batch)
    }
    await load.close()
  }
}

/** One row that fails ends only itself: what it takes to make the databases is not for nothing. */
export async function unlessItFails(failures: string[], row: RowId, measure: () => Promise<void>): Promise<void> {
  try {
    await measure()
  } catch (error) {
    failures.push(`${rows[row].title} was not measured: ${String(error)}`)
    console.log(failures.at(-1))
  }
}

/** Measures one row on all subjects that have it, each warmed up before. */
export async function measureRow(
  load: Load,
  subjects: readonly Subject[],
  row: RowId,
  { rounds, share }: Effort,
): Promise<Rounds> {
  const result: Rounds = new Map()
  const { requests, lines = usualLines } = rows[row]
  const lastAsked = new Map<Subject, number>()
  const ask = async (subject: Subject, share: number): Promise<Spent | null> => {
    const rested = performance.now() - (lastAsked.get(subject) ?? 0) > restedMs
    const before = subject.batch(row, lines * (rested ? prelude.rested : prelude.usual))
    const batch = subject.batch(row, Math.max(lines, Math.round(requests * share * subject.share)))
    const spent = before && batch && (await measure(load, subject, { before, batch, lines }))
    lastAsked.set(subject, performance.now())
    return spent
  }
  for (const subject of subjects) {
    if (await ask(subject, warmUpShare)) result.set(subject, [])
  }
  for (let round = 0; round < rounds; round += 1) {
    // Each is first in turn.
    const order = [...result.keys()]
    order.push(...order.splice(0, round % order.length))
    for (const subject of order) result.get(subject)?.push((await ask(subject, share)) as Spent)
  }
  return result
}

interface Asked {
  /** Not counted. */
  before: Batch
  batch: Batch
  lines: number
}

async function measure(load: Load, subject: Subject, { before: first, batch, lines }: Asked): Promise<Spent> {
  await load.open(subject.origin, lines)
  await load.send(first)
  const backends = () => (subject.database === undefined ? [] : backendsOf(subject.database))
  const before = { server: cpuTimes([subject.pid]), database: cpuTimes(backends()) }
  await load.send(batch)
  const after = { server: cpuTimes([subject.pid]), database: cpuTimes(backends()) }
  await load.close()
  const each = (part: 'server' | 'database') => spentBetween(before[part], after[part]) / batch.requests.length
  const spent: Spent = { server: each('server') }
  if (subject.database !== undefined) spent.database = each('database')
  return spent
}

/** Of what was spent in the rounds. */
export function medianOf(spent: readonly Spent[], part: keyof Spent): number {
  return quantile(
    spent.map((one) => one[part] ?? Number.NaN),
    0.5,
  )
}

/** How many times what the other spent in the same round, in the median. */
export function ratioOf(spent: readonly Spent[], other: readonly Spent[], part: keyof Spent): number {
  return quantile(
    spent.map((one, round) => (one[part] ?? Number.NaN) / (other[round]?.[part] ?? Number.NaN)),
    0.5,
  )
}
