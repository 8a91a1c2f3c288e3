/** What one run found, by who was measured. */
import { medianOf, ratioOf, type Spent } from './load/rounds.ts'
import type { RowId } from './rows.ts'

export const subjectNames = {
  postgres: 'Atrium on PostgreSQL',
  embedded: 'Atrium, embedded',
  betterAuth: 'Better Auth',
  bare: 'bare',
}
export type Who = keyof typeof subjectNames

/** Resident MB: five seconds after it was ready, after all rows, and at most. */
export interface MemoryUse {
  idle: number
  after: number
  peak: number
}

export class Measured {
  readonly memory = new Map<Who, MemoryUse>()
  readonly #rows = new Map<RowId, Map<Who, readonly Spent[]>>()

  add(row: RowId, who: Who, spent: readonly Spent[]): void {
    const all = this.#rows.get(row) ?? new Map<Who, readonly Spent[]>()
    this.#rows.set(row, all.set(who, spent))
  }

  rows(): RowId[] {
    return [...this.#rows.keys()]
  }

  /** NaN where it was not measured. */
  median(row: RowId, who: Who, part: keyof Spent): number {
    return medianOf(this.#of(row, who), part)
  }

  /** The median of the ratios of the rounds; NaN where one of the two was not measured. */
  ratio(row: RowId, who: Who, other: Who, part: keyof Spent): number {
    return ratioOf(this.#of(row, who), this.#of(row, other), part)
  }

  #of(row: RowId, who: Who): readonly Spent[] {
    return this.#rows.get(row)?.get(who) ?? []
  }
}
