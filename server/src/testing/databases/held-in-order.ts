/**
 * That rows are held in one order (docs/decisions/0102): every transaction of the whole server in process is held to it, in
 * every test that has one on the embedded engine. It is read from the statements' texts, so that which row it is nobody
 * knows here: a table that was reached before in the same transaction may be reached again.
 */
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { WatchStatement } from '#db/database.ts'
import * as schema from '#db/schema.ts'

/** The order; whatever else belongs to an organization comes behind that, and of a publisher likewise. */
const order = [
  'accounts',
  'users',
  'organization_domains',
  'organizations',
  'of organizations',
  'authors',
  'of authors',
]
const levelOf = (name: string) => order.indexOf(name)
const ofOrganizations = levelOf('of organizations')
/** Of either, so that it is behind neither of the two. */
const ofEither = new Set(['invites', 'invite_uses'])

const configs = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []))
const parentsOf = new Map(
  configs.map(({ name, foreignKeys }) => [
    name,
    foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference()
      return { name: getTableConfig(foreignTable).name, always: columns.every(({ notNull }) => notNull) }
    }),
  ]),
)
const levels = new Map(order.map((name) => [name, levelOf(name)]))
/** What refers to one of those, however far away: behind them. */
for (let before = -1; before !== levels.size;) {
  before = levels.size
  for (const [name, parents] of parentsOf) {
    if (levels.has(name) || ofEither.has(name)) continue
    for (const parent of ['organizations', 'authors']) {
      const [first, behind] = [levelOf(parent), levelOf(`of ${parent}`)]
      const refers = (to: string) => levels.get(to) === first || levels.get(to) === behind
      if (parents.some((one) => refers(one.name))) levels.set(name, behind)
    }
  }
}

interface Held {
  table: string
  /** False for one that is new, or taken only where it is free. */
  waits: boolean
}

const group = /\(([^()]*)\)/
const holding = /\bfor (?:no key update|update|key share|share)\b(?: of ((?:"\w+"(?:, )?)+))?( skip locked)?/
const quoted = (text: string) => [...text.matchAll(/"(\w+)"/g)].map(([, name = '']) => name)

/** The tables of which a statement holds rows: those that it names, and those that a row which is new refers to. */
export function heldBy(text: string): Held[] {
  const parts: string[] = []
  let rest = text.replaceAll(/\s+/g, ' ')
  for (let found = group.exec(rest); found; found = group.exec(rest)) {
    parts.push(found[1] ?? '')
    rest = rest.replace(group, ' ')
  }
  const held = [...parts, rest].flatMap((part): Held[] => {
    const [, of, skips] = holding.exec(part) ?? []
    const named =
      of === undefined ? [...part.matchAll(/\b(?:from|join) "\w+"/g)].flatMap(([name]) => quoted(name)) : quoted(of)
    return [
      ...(holding.test(part) ? named.map((table) => ({ table, waits: skips === undefined })) : []),
      ...[...part.matchAll(/(?:^|\s)update "(\w+)"/g)].map(([, table = '']) => ({ table, waits: true })),
      ...[...part.matchAll(/\bdelete from "(\w+)"/g)].map(([, table = '']) => ({ table, waits: true })),
      ...[...part.matchAll(/\binsert into "?(\w+)"?/g)].flatMap(([, table = '']) => [
        ...(parentsOf.get(table) ?? [])
          .filter(({ always }) => always)
          .map(({ name }) => ({ table: name, waits: true })),
        { table, waits: false },
      ]),
    ]
  })
  return held.filter(({ table }) => levels.has(table))
}

const known = new Map<string, Held[]>()

/** Rejects what comes out of turn. One session asks one statement after the other: what is open is known by its `begin`. */
export function heldInOrder(): WatchStatement {
  let open: Set<string> | undefined
  return async (text, run) => {
    if (text === 'begin') open = new Set()
    else if (text === 'commit' || text === 'rollback') open = undefined
    else if (open) {
      const held = known.get(text) ?? heldBy(text)
      known.set(text, held)
      refuseRenaming(open, text)
      for (const one of held) {
        refuseLate(open, one, text)
        refuseApart(open, one, text)
        open.add(one.table)
      }
    }
    return run()
  }
}

/** Of rows that belong to an organization which is not held, only what belongs to one that is held already has an order. */
function refuseApart(open: ReadonlySet<string>, { table, waits }: Held, text: string): void {
  if (!waits || open.has(table) || open.has('organizations') || levels.get(table) !== ofOrganizations) return
  const parents = parentsOf.get(table)?.map(({ name }) => name) ?? []
  const apart = [...open].find((other) => levels.get(other) === ofOrganizations && !parents.includes(other))
  if (apart === undefined) return
  throw new Error(`${table} is held beside ${apart}, without the organization, against docs/decisions/0102: ${text}`)
}

const renaming = /^insert into "users" .* do update set .*"username_key" = /

/**
 * Behind a username that is written, a trigger holds the organizations of its person, whom the statement itself keeps from
 * everybody who refers to them: whoever holds an account holds its person only where this has the account as well.
 */
function refuseRenaming(open: ReadonlySet<string>, text: string): void {
  if (open.has('accounts') || !renaming.test(text)) return
  throw new Error(`a username is written without its account, against docs/decisions/0102: ${text}`)
}

function refuseLate(open: ReadonlySet<string>, { table, waits }: Held, text: string): void {
  const level = levels.get(table) ?? 0
  // Whoever holds an account holds its person: nothing that waits for others begins with the record alone.
  if (!waits || open.has(table) || (table === 'users' && open.has('accounts'))) return
  const later = [...open].find((other) => (levels.get(other) ?? 0) > level)
  if (later === undefined) return
  throw new Error(`${table} is held behind ${later}, against docs/decisions/0102: ${text}`)
}
