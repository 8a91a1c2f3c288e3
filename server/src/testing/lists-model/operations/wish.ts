/** By what an operation of the model says whom and what it is about, and how that is found. */
import { roles } from '@atrium/contract/rules/roles'
import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { displayName, usernames } from '../names.ts'
import { one, type School, type Someone } from '../school.ts'

export const wish = fc.record({
  /** On whom, with whom, and with which of what there is. */
  who: fc.nat(12),
  other: fc.nat(12),
  thing: fc.nat(5),
  name: displayName,
  username: fc.constantFrom(null, ...usernames),
  role: fc.constantFrom(...roles),
  days: fc.constantFrom(-40, -1, 0, 1, 40),
})
export type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never
export type Act = (school: School, wish: Wish) => Promise<unknown>

export const run = ({ server }: School, statement: SQL) => server.database.db.execute(statement)
export const textOf = ({ name }: Wish) => name || 'Ada'
export const short = (wish: Wish, length: number) => Array.from(textOf(wish)).slice(0, length).join('').trim()

export async function rows<T>(school: School, statement: SQL): Promise<T[]> {
  return ((await run(school, statement)) as { rows: T[] }).rows
}

/** Everybody but Ada and Cleo, who stay what they are. */
export const somebody = ({ people }: School, number: number): Someone => one(people.slice(2), number)
export const some = (school: School, { who, other }: Wish) => {
  const from = somebody(school, who)
  const to = somebody(school, other)
  return [...new Set([from.uid, to.uid])]
}

export async function thing(school: School, table: string, { thing: number }: Wish): Promise<string> {
  const found = await rows<{ id: string }>(
    school,
    sql`select id from ${sql.identifier(table)} where organization_id = ${school.id} order by created_at, id`,
  )
  return found.length === 0 ? '00000000-0000-4000-8000-000000000000' : one(found, number).id
}

export const day = (days: number) => sql`(now() + make_interval(days => ${days}))::date`
export const users = '/api/users'
