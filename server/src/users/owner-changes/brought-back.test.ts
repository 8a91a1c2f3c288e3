/** Whoever is a member again by an owner's word alone has given nobody their account: its record is theirs, until they come by their own word. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { organizationMembers } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { type DomainsFixture, domainsFixture } from '#testing/fixtures/domains.ts'
import { serveUsers } from '#users/routes.ts'

let ground: DomainsFixture
let owner: Actor
const query = { organization: 'again' }
beforeAll(async () => {
  ground = await domainsFixture([serveUsers])
  owner = await ground.organization('again')
  await ground.proven('again', 'again.org')
})
afterAll(() => ground.close())

const post = (url: string, payload: object) =>
  ground.ask({ method: 'POST', url: `/api/users/${url}`, query, payload, as: owner })
const rename = (uid: string, username: string) =>
  ground.ask({ method: 'PATCH', url: `/api/users/members/${uid}`, query, payload: { data: { username } }, as: owner })
const editing = async (uid: string) =>
  (await ground.ask({ url: `/api/users/members/${uid}/editing`, query, as: owner })).body['changes']

/** Both ways in which owners begin a membership anew. */
const ways: [string, (uid: string) => Promise<{ status: number }>][] = [
  [
    'restored',
    async (uid) => {
      await post('members/delete', { ids: [uid] })
      return post('members/restore', { ids: [uid] })
    },
  ],
  [
    'renewed',
    async (uid) => {
      const { db } = ground.database
      const ended = { removedAt: new Date(), endedByTerm: true }
      await db.update(organizationMembers).set(ended).where(eq(organizationMembers.uid, uid))
      return post('members/renew', { ids: [uid] })
    },
  ],
]

test.each(ways)(
  '%s: owners change a name inside and no more; once the person accepts an invite, all',
  async (way, again) => {
    const uid = `again${way}`
    await ground.member('again', uid)
    const person = await ground.resident(uid, `${uid}@example.com`)
    expect(await editing(uid)).toBe('account')
    expect((await again(uid)).status).toBe(200)
    expect(await editing(uid)).toBe('name')
    expect(await rename(uid, `owned${way}`)).toMatchObject({ status: 403, body: { error: 'account_shared' } })

    const { body } = await post('invites', { email: `${uid}@example.com` })
    const accepting = { method: 'POST', url: '/api/users/invites/success', payload: { token: body['token'] } } as const
    const accepted = await ground.ask({ ...accepting, as: person })
    expect(accepted.status).toBe(200)
    expect(await editing(uid)).toBe('account')
    expect((await rename(uid, `own${way}`)).status).toBe(200)
  },
)

test.each(ways)('%s, with a confirmed address of the organization’s own domain: as before', async (way, again) => {
  const uid = `local${way}`
  await ground.member('again', uid)
  const person = await ground.resident(uid, `${uid}@again.org`)
  await again(uid)
  expect(await editing(uid)).toBe('account')
  expect((await rename(uid, `renamed${way}`)).status).toBe(200)
  // An address that is only claimed says nothing.
  await ground.move(person, `${uid}@again.org`, false)
  expect(await editing(uid)).toBe('name')
  expect((await rename(uid, `claimed${way}`)).body).toMatchObject({ error: 'account_shared' })
})
