/** How many people and groups one directory keeps, however fast they are sent. */
import { maxProvisioned } from '@atrium/contract/limits'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { scimConnections, scimUsers } from '#db/schema.ts'
import { type Directory, provisioningGround, type ScimAnswer } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

async function directory(name: string): Promise<Directory> {
  const rates = { ...limitDefaults, provisioning: { max: 1_000_000, windowSeconds: 60 } }
  Object.assign(ground.context.limiter, createLimiter(ground.database.db, rates))
  return ground.directory(name, 'off')
}
const countOf = async ({ connectionId }: Directory) => {
  const { db } = ground.database
  const [row] = await db.select().from(scimConnections).where(eq(scimConnections.id, connectionId))
  return [row?.people, await db.$count(scimUsers, eq(scimUsers.connectionId, connectionId))]
}
const tally = (answers: ScimAnswer[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [Number(status), all?.length])

test('people: of 200 at once as many as there is room for, and whoever goes makes room', async () => {
  const full = await directory('full')
  const { db } = ground.database
  const among = eq(scimConnections.id, full.connectionId)
  await db
    .update(scimConnections)
    .set({ people: maxProvisioned.people - 4 })
    .where(among)
  const make = (n: number) => full.ask('POST', '/Users', { userName: `p${n}@full.org` })
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => make(n)))
  expect(tally(answers)).toEqual([
    [201, 4],
    [403, 196],
  ])
  const { status, body } = await make(200)
  expect([status, body['detail']]).toEqual([403, 'This directory has as many people as it can have.'])
  const id = String(answers.find((one) => one.status === 201)?.body['id'])
  expect((await full.ask('DELETE', `/Users/${id}`)).status).toBe(204)
  expect((await make(201)).status).toBe(201)
  expect((await make(202)).status).toBe(403)
})

test('what is counted is what is there: made, refused, deleted twice', async () => {
  const kept = await directory('kept')
  const ids = [await kept.user('a@kept.org'), await kept.user('b@kept.org'), await kept.user('c@kept.org')]
  expect((await kept.ask('POST', '/Users', { userName: 'A@kept.org' })).status).toBe(409)
  await Promise.all([1, 2, 3].map(() => kept.ask('DELETE', `/Users/${ids[0]}`)))
  expect(await countOf(kept)).toEqual([2, 2])
})

test('groups: the same', async () => {
  const grouped = await directory('grouped')
  await ground.database.db.execute(sql`
    insert into scim_groups (id, organization_id, connection_id, display_name, name_key)
    select gen_random_uuid(), c.organization_id, c.id, 'kept' || n, 'kept' || n
    from scim_connections c, generate_series(1, ${maxProvisioned.groups - 3}) n where c.id = ${grouped.connectionId}`)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => grouped.ask('POST', '/Groups', { displayName: `new ${n}` })),
  )
  expect(tally(answers)).toEqual([
    [201, 3],
    [403, 47],
  ])
})
