/** What a right way to ask is made of: who asks what, of what there is by then. */
import { type SQL, sql } from 'drizzle-orm'
import type { Form } from '#testing/fixtures/roster-archives.ts'
import type { Made } from '#testing/matrix/fixtures.ts'
import type { ActorName, House, World } from '../world.ts'

export interface At {
  world: World
  as: ActorName
  /** Empty for nobody. */
  uid: string
  house: House
  /** One of each that is there and can be asked about. */
  made: Made
  number: number
}

export interface Asked {
  /** In place of whoever was to ask. */
  as?: ActorName
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  form?: Form
}

/** Answers undefined where there is nothing yet that it could be asked about. */
export type Right = (at: At) => Asked | undefined | Promise<Asked | undefined>

export const nothing: Right = () => ({})

export async function read<Row>({ server }: World, query: SQL): Promise<Row[]> {
  return ((await server.database.db.execute(query)) as { rows: Row[] }).rows
}

/** One of them, the same by the same number. */
export function oneOf<T>(some: readonly T[], number: number): T | undefined {
  return some[(number >> 5) % Math.max(some.length, 1)]
}

export function post(world: World, as: ActorName, url: string, payload: object = {}) {
  return world.server.api({ method: 'POST', url, payload }, world.bearer[as] ?? '')
}

/** Whose these ids are, of those who ask here. */
export function namesOf({ uid }: World, uids: readonly string[]): ActorName[] {
  return (Object.keys(uid) as ActorName[]).filter((name) => uids.includes(uid[name] ?? ''))
}

export async function namesIn(world: World, query: SQL): Promise<ActorName[]> {
  const rows = await read<{ uid: string }>(world, sql`select uid from (${query}) found`)
  return namesOf(
    world,
    rows.map(({ uid }) => uid),
  )
}
