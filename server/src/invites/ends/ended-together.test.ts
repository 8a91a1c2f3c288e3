/** What ended with a membership comes back with it: that alone, and as far as nobody else stands in its way. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invites, organizationMembers } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { serveInvites } from '#invites/routes.ts'
import { type PeopleFixture, peopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => void (ground = await peopleFixture(serveInvites)))
afterAll(() => ground.close())

let turn = 0
/** An organization with its owner, another who makes invites, and a member for whom one of theirs is. */
async function school() {
  const organization = `together${(turn += 1)}`
  const owner = await ground.organization(organization)
  const maker = await ground.member(organization, `maker${turn}`, 'owner')
  const addressee = Object.assign(await ground.member(organization, `addressee${turn}`), { emailVerified: true })
  const ask = (method: 'POST' | 'PATCH' | 'DELETE', path: string, as: Actor, payload?: object) =>
    ground.ask({ method, url: `/api/users/${path}`, query: { organization }, as, ...(payload && { payload }) })
  const change = async (what: 'delete' | 'restore', ...people: Actor[]) => {
    const { status } = await ask('POST', `members/${what}`, owner, { ids: people.map(({ uid }) => uid) })
    expect(status).toBeLessThan(300)
  }
  const invite = async (payload: object) => (await ask('POST', 'invites', maker, payload)).body
  const isOpen = async (id: unknown) => {
    const [row] = await ground.database.db
      .select()
      .from(invites)
      .where(eq(invites.id, String(id)))
    return row?.revokedAt === null
  }
  const accept = (token: unknown) =>
    ground.ask({ method: 'POST', url: '/api/users/invites/success', payload: { token }, as: addressee })
  return { owner, maker, addressee, ask, change, invite, isOpen, accept }
}
type School = Awaited<ReturnType<typeof school>>

const outs: [string, (at: School) => Promise<void>][] = [
  ['at once', ({ change, maker, addressee }) => change('delete', maker, addressee)],
  [
    'one after the other',
    async ({ change, maker, addressee }) => {
      await change('delete', maker)
      await change('delete', addressee)
    },
  ],
  [
    'the other way round',
    async ({ change, maker, addressee }) => {
      await change('delete', addressee)
      await change('delete', maker)
    },
  ],
]

describe.each(outs)('whoever made an invite and whom it is for are taken out %s', (_how, takeOut) => {
  test.each(['maker', 'addressee'] as const)(
    'it stays ended when the %s alone is back, and leads on with both',
    async (first) => {
      const at = await school()
      const { id, token } = await at.invite({ role: 'staff', email: at.addressee.email })
      await takeOut(at)
      await at.change('restore', at[first])
      expect(await at.isOpen(id)).toBe(false)
      await at.change('restore', first === 'maker' ? at.addressee : at.maker)
      expect(await at.isOpen(id)).toBe(true)
      expect(await at.accept(token)).toMatchObject({ status: 200, body: { role: 'staff' } })
    },
  )

  test('both back at once have it back', async () => {
    const at = await school()
    const { id } = await at.invite({ role: 'staff', email: at.addressee.email })
    await takeOut(at)
    await at.change('restore', at.maker, at.addressee)
    expect(await at.isOpen(id)).toBe(true)
  })
})

test('an invite as a User is its maker’s no more than anybody’s: it comes back with whom it is for', async () => {
  const at = await school()
  const { id } = await at.invite({ email: at.addressee.email })
  await at.change('delete', at.maker, at.addressee)
  await at.change('restore', at.maker)
  expect(await at.isOpen(id)).toBe(false)
  await at.change('restore', at.addressee)
  expect(await at.isOpen(id)).toBe(true)
})

test('whoever made it and was made less meanwhile gives nothing back with whom it is for', async () => {
  const at = await school()
  const { id } = await at.invite({ role: 'staff', email: at.addressee.email })
  await at.change('delete', at.addressee)
  expect((await at.ask('PATCH', `members/${at.maker.uid}/role`, at.owner, { role: 'staff' })).status).toBe(200)
  await at.change('restore', at.addressee)
  expect(await at.isOpen(id)).toBe(false)
})

test('what was revoked by hand stays so, be it in the millisecond in which its maker was taken out', async () => {
  const at = await school()
  const { id } = await at.invite({ role: 'staff' })
  const other = await at.invite({ role: 'staff' })
  expect((await at.ask('DELETE', `invites/${String(id)}`, at.owner)).status).toBe(204)
  await at.change('delete', at.maker)
  const removedAt = sql`(select ${organizationMembers.removedAt} from ${organizationMembers} where ${organizationMembers.uid} = ${at.maker.uid})`
  await ground.database.db
    .update(invites)
    .set({ revokedAt: removedAt })
    .where(eq(invites.id, String(id)))
  await at.change('restore', at.maker)
  expect(await at.isOpen(id)).toBe(false)
  expect(await at.isOpen(other['id'])).toBe(true)
})
