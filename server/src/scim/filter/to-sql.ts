/** A filter as a condition of a query: of attributes that stand in a column alone. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { and, eq, gt, gte, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { asItIs, foldName } from '#db/fold-name.ts'
import { isKeepable } from '#db/moment.ts'
import { isUuid } from '#db/uuid.ts'
import { isStorable } from '#http/input/storable-text.ts'
import { flagIn } from '#scim/protocol/fields.ts'
import type { Comparison, Filter, FilterValue } from './parse.ts'
import { invalidFilter } from './tokens.ts'

/** What an attribute may be asked, and where it stands. */
export type Filterable =
  /** `folded`: the column holds what `nameKey` makes of it, or what the database does of a name (`foldName`). */
  | { kind: 'text'; column: AnyPgColumn | SQL<string | null>; folded: 'key' | 'name' | false }
  | { kind: 'id' | 'moment'; column: AnyPgColumn }
  | { kind: 'flag'; column: SQL<boolean> }
  /** The same for every row; a text in lower case. */
  | { kind: 'constant'; value: string | boolean }
  /** Of several: whether one of them is `value`. */
  | { kind: 'among'; has: (id: string) => SQL; any: SQL }
  /** Of another kind of resource, where several are looked for at once. */
  | { kind: 'absent' }

export type Filterables = Record<string, Filterable>

const nothing = sql`false`
const everything = sql`true`

/** Refuses with `invalidFilter` what it knows nothing of: an attribute, or an operator that makes no sense of one. */
export function filterToSql(filter: Filter, attributes: Filterables): SQL {
  // What has no value is not equal to any, and so its opposite is.
  if (filter.kind === 'not') return sql`not coalesce(${filterToSql(filter.part, attributes)}, false)`
  if (filter.kind === 'and' || filter.kind === 'or') {
    const parts = filter.parts.map((part) => filterToSql(part, attributes))
    return (filter.kind === 'and' ? and(...parts) : or(...parts)) ?? everything
  }
  const found = Object.hasOwn(attributes, filter.attribute) ? attributes[filter.attribute] : undefined
  if (!found) throw invalidFilter(`${filter.attribute} is no attribute that can be looked for here`)
  return filter.kind === 'present' ? isPresent(found) : compared(found, filter)
}

function isPresent(found: Filterable): SQL {
  if (found.kind === 'constant') return everything
  if (found.kind === 'absent') return nothing
  if (found.kind === 'among') return found.any
  return found.kind === 'text' ? sql`coalesce(${found.column}, '') <> ''` : sql`${found.column} is not null`
}

function compared(found: Filterable, { by, value, attribute }: Filter & { kind: 'compare' }): SQL {
  if (value === null) {
    if (by === 'eq') return not(isPresent(found))
    if (by === 'ne') return isPresent(found)
    throw invalidFilter(`null is compared by ${by}`)
  }
  const refuse = () => invalidFilter(`${attribute} is not compared so`)
  switch (found.kind) {
    case 'absent':
      return by === 'ne' ? everything : nothing
    case 'text':
      return comparedText(found, by, textOf(value, refuse))
    case 'moment':
      return comparedMoment(found.column, by, textOf(value, refuse), refuse)
    case 'flag':
      return comparedOnce(by, sql`${found.column} = ${comparableFlag(value, refuse)}`, refuse)
    case 'id': {
      const id = textOf(value, refuse)
      return comparedOnce(by, isUuid(id) ? eq(found.column, id) : nothing, refuse)
    }
    case 'constant':
      return comparedOnce(by, matches(found.value, value) ? everything : nothing, refuse)
    case 'among': {
      const id = textOf(value, refuse)
      return comparedOnce(by, isUuid(id) ? found.has(id) : nothing, refuse)
    }
  }
}

/** What is only the same or not. */
function comparedOnce(by: Comparison, same: SQL, refuse: () => Error): SQL {
  if (by === 'eq') return same
  if (by === 'ne') return not(same)
  throw refuse()
}

function textOf(value: FilterValue, refuse: () => Error): string {
  if (typeof value !== 'string' || !isStorable(value)) throw refuse()
  return value
}

function comparableFlag(value: FilterValue, refuse: () => Error): boolean {
  const flag = flagIn(value)
  if (flag === undefined) throw refuse()
  return flag
}

function matches(one: string | boolean, other: FilterValue): boolean {
  return typeof one === 'string' ? typeof other === 'string' && one === other.toLowerCase() : one === other
}

function comparedText({ column, folded }: Extract<Filterable, { kind: 'text' }>, by: Comparison, written: string): SQL {
  const text = folded === 'name' ? written.trim() : folded ? nameKey(written) : written
  const value = folded === 'name' ? foldName(text) : sql`${text}::text`
  const part = folded === 'name' ? asItIs(text) : sql`${text.replace(/[\\%_]/g, String.raw`\$&`)}::text`
  switch (by) {
    case 'eq':
      return sql`${column} = ${value}`
    case 'ne':
      return sql`${column} is distinct from ${value}`
    case 'co':
      return sql`${column} like '%' || ${part} || '%'`
    case 'sw':
      return sql`${column} like ${part} || '%'`
    case 'ew':
      return sql`${column} like '%' || ${part}`
    case 'gt':
      return sql`${column} > ${value}`
    case 'ge':
      return sql`${column} >= ${value}`
    case 'lt':
      return sql`${column} < ${value}`
    case 'le':
      return sql`${column} <= ${value}`
  }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i
const inOrder = { eq, ne, gt, ge: gte, lt, le: lte }

function comparedMoment(column: AnyPgColumn, by: Comparison, text: string, refuse: () => Error): SQL {
  const moment = new Date(MOMENT.test(text) ? text : Number.NaN)
  if (!isKeepable(moment) || by === 'co' || by === 'sw' || by === 'ew') throw refuse()
  return inOrder[by](column, moment)
}
