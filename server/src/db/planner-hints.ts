/** Reads lists along their indexes, whatever the planner knows. */
import { sql } from 'drizzle-orm'
import { currentCaller, runLongRead } from '#limits/caller.ts'
import type { Transaction } from './database.ts'

/** Longer than any page takes; a read that needs more would keep a place that others wait for. */
const READ_TIMEOUT_MS = 5_000

interface PlannerSettings {
  enable_seqscan: 'on' | 'off'
  enable_bitmapscan: 'on' | 'off'
  enable_sort: 'on' | 'off'
  /** Rows of one table for those of another: by a key each, or by reading both. */
  enable_hashjoin: 'on' | 'off'
  enable_mergejoin: 'on' | 'off'
  enable_memoize: 'on' | 'off'
  /** To compile a plan takes longer than any page. */
  jit: 'on' | 'off'
  /** `force_generic_plan`: planned once for each connection; else by the values, as often as that pays. */
  plan_cache_mode: 'auto' | 'force_custom_plan' | 'force_generic_plan'
  statement_timeout: string
}

const settingsWithout: PlannerSettings = {
  enable_seqscan: 'on',
  enable_bitmapscan: 'on',
  enable_sort: 'on',
  plan_cache_mode: 'auto',
  enable_hashjoin: 'on',
  enable_mergejoin: 'on',
  enable_memoize: 'on',
  jit: 'on',
  statement_timeout: '0',
}

/** The statement that a connection is set by. For one of its own it names every setting, so that one replaces another. */
function statementOf(settings: PlannerSettings | Omit<PlannerSettings, 'statement_timeout'>): string {
  const each = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  return `select ${each.join(', ')}`
}

/** The same for one transaction alone, on a connection that is somebody else's behind it. */
export function withinTransaction(settings: string): string {
  return settings.replaceAll(', false)', ', true)')
}

/** What a connection of its own is set by that reads no lists. */
export const withoutHints = statementOf(settingsWithout)

export interface Hints {
  /** Whether an index may be read for a map of rows instead of in its order. */
  bitmaps: boolean
  /** Whether rows may be sorted; without, their order is an index's. */
  sorts: boolean
  /** Whether the best way depends on the values, as it does for a part of a name. */
  byValues?: boolean
}

/**
 * Runs `read` so that each of its statements goes along indexes. Where a list is a large part of its table, or the
 * database has not counted its rows yet (the embedded one counts seldom), the planner would rather read the whole
 * table, or collect all entries and sort them. Here each table is read by an index, as far as the page
 * goes and no farther. `read` has the place of a long read, and asks the database itself, in no transaction: its
 * connection is set once, not for each page.
 */
export function withPlannerHints<T>(hints: Hints, read: () => Promise<T>): Promise<T> {
  return runLongRead(read, settingsFor(hints))
}

/** Of the few kinds of lists that there are: to put the statement together for each page is a part of what the page costs. */
const settings = new Map<string, string>()

function settingsFor(hints: Hints): string {
  const kind = `${hints.bitmaps} ${hints.sorts} ${hints.byValues ?? false}`
  let statement = settings.get(kind)
  if (statement === undefined) {
    statement = statementOf({ ...plannerWith(hints), statement_timeout: String(READ_TIMEOUT_MS) })
    settings.set(kind, statement)
  }
  return statement
}

/** The same for what a transaction asks from now on: it keeps its own connection, and its time. */
export async function hintTransaction(tx: Transaction, hints: Hints): Promise<void> {
  await tx.execute(sql.raw(withinTransaction(statementOf(plannerWith(hints)))))
}

function plannerWith({ bitmaps, sorts, byValues = false }: Hints): Omit<PlannerSettings, 'statement_timeout'> {
  const on = (may: boolean) => (may ? 'on' : 'off')
  return {
    enable_seqscan: 'off',
    enable_bitmapscan: on(bitmaps),
    enable_sort: on(sorts),
    // A plan that is made for any page takes it to be a tenth of the list: for so many it would read tables whole.
    enable_hashjoin: 'off',
    enable_mergejoin: 'off',
    enable_memoize: 'off',
    jit: 'off',
    plan_cache_mode: byValues ? 'force_custom_plan' : 'force_generic_plan',
  }
}

/** What the connection of whatever is asked now has to be set by: nothing special, unless it reads a list. */
export function currentHints(): string | undefined {
  return currentCaller().longRead?.settings
}
