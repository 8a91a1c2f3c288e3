/** What has to hold, in one place: the ratios of docs/performance.md. */
import { medianOf, type Spent } from './load/rounds.ts'
import type { MemoryUse, Measured } from './measured.ts'
import { type RowId, rowIds, rows } from './rows.ts'

type PerRow = Partial<Record<RowId, number>>

/** At least that many times less CPU of the server than Better Auth. */
const timesLess: PerRow = {
  'name-taken': 15,
  'name-free': 15,
  token: 15,
  list: 15,
  username: 8,
  'members-first': 8,
  'members-any': 8,
  create: 8,
  refresh: 3,
}
/** At most that many times what the bare server spends, and what its database does. */
const timesBare: PerRow = {
  'name-taken': 1.5,
  'name-free': 1.5,
  username: 1.5,
  token: 2,
  list: 3,
  'members-first': 3,
  'members-any': 3,
}
/** MB. */
export const memory: Record<'postgres' | 'embedded', Partial<MemoryUse>> = {
  postgres: { idle: 150 },
  embedded: { idle: 350, peak: 450 },
}
/** From the small size to the large: server and database together. */
const growth = 1.2
/** Of the largest organization: any page, in times the first. */
const anyPage = 3

/** A sentence for each that does not hold; rows that were not measured are passed over. */
export function brokenBudgets(measured: Measured): string[] {
  const broken: string[] = []
  for (const row of rowIds) {
    const ratio = measured.ratio(row, 'betterAuth', 'postgres', 'server')
    if (ratio < (timesLess[row] ?? 0)) {
      broken.push(`${rows[row].title}: ${ratio.toFixed(1)} times less than Better Auth (to hold: ${timesLess[row]})`)
    }
    for (const part of ['server', 'database'] as const) {
      const ofBare = measured.ratio(row, 'postgres', 'bare', part)
      if (ofBare > (timesBare[row] ?? Number.POSITIVE_INFINITY)) {
        broken.push(`${rows[row].title}: ${ofBare.toFixed(1)} times the bare ${part} (to hold: ${timesBare[row]})`)
      }
    }
  }
  for (const [who, budget] of Object.entries(memory) as [keyof typeof memory, Partial<MemoryUse>][]) {
    const used = measured.memory.get(who)
    for (const [when, most] of Object.entries(budget) as [keyof MemoryUse, number][]) {
      if (used && used[when] > most)
        broken.push(`memory, ${who}, ${when}: ${used[when].toFixed(0)} MB (to hold: ${most})`)
    }
  }
  return broken
}

/** Of one row, measured at two sizes in the same rounds. */
export function growthBroken(title: string, times: number): string[] {
  return times > growth ? [`${title}: ${times.toFixed(2)} times with all that is there (to hold: ${growth})`] : []
}

export function deepPageBroken(first: readonly Spent[], any: readonly Spent[]): string[] {
  const [ofFirst, ofAny] = [first, any].map((spent) => medianOf(spent, 'server') + medianOf(spent, 'database'))
  const times = (ofAny ?? Number.NaN) / (ofFirst ?? Number.NaN)
  return times > anyPage ? [`any page of the largest: ${times.toFixed(1)} times the first (to hold: ${anyPage})`] : []
}
