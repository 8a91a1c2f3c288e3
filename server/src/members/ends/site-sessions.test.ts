/** Whatever ends a membership ends what its person is signed in with at the organization's site, and what would sign them in there. */
import { everyRole } from '@atrium/contract/rules/roles'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { endProvisioned } from '#members/provisioned/provisioned.ts'
import { remove } from '#members/removed/remove.ts'
import { requireRole } from '#members/membership.ts'
import { endDueTerms } from '#members/terms/end-due.ts'
import { schoolOnTwoServers, type School } from '#testing/fixtures/security-rules.ts'
import { type TermsFixture, termsFixture } from '#testing/fixtures/terms.ts'

describe('every way out', () => {
  let ground: TermsFixture
  let owner: Actor
  const endSessionsAt = vi.fn(() => Promise.resolve())
  const context = () => ({ ...ground.context, provider: { endSessionsAt } })
  beforeAll(async () => {
    ground = await termsFixture()
    owner = await ground.organization('outways')
  })
  afterAll(() => ground.close())

  const membershipOf = (actor: Actor) => requireRole(ground.database.db, actor, { name: 'outways' }, everyRole)
  const removedBy = async (actor: Actor, { uid }: Actor) =>
    remove(context(), { actor, membership: await membershipOf(actor), ids: [uid] })

  const ways: Record<string, (person: Actor) => Promise<unknown>> = {
    'removed by an owner': (person) => removedBy(owner, person),
    'left by themselves': (person) => removedBy(person, person),
    async 'ended by a last day'({ uid }) {
      await ground.letEnd(uid)
      await endDueTerms(context())
    },
    async 'ended by a directory, or a roster'({ uid }) {
      const { organizationId } = await membershipOf(owner)
      await ground.database.db.transaction((tx) =>
        endProvisioned(context(), tx, { organizationId, uid, emailKey: undefined }),
      )
    },
  }

  test.each(Object.entries(ways))('%s', async (way, end) => {
    const uid = `out${Object.keys(ways).indexOf(way)}`
    const person = await ground.member('outways', uid)
    endSessionsAt.mockClear()
    await end(person)
    const { organizationId } = await membershipOf(owner)
    expect(endSessionsAt.mock.calls).toEqual([[expect.anything(), { uids: [uid], organizationId }]])
  })
})

describe('removed by an owner', () => {
  let the: School
  beforeAll(async () => {
    the = await schoolOnTwoServers()
  }, 60_000)
  afterAll(() => the.close())

  test('401 for the session at the site and its refresh, 400 for a token that was made to go there; elsewhere they are signed in still', async () => {
    const arrived = await the.arrive(the.member)
    const waiting = await the.mint(the.member)
    expect(await the.outside(arrived)).toEqual([200, undefined])
    const removing = await the.one.api(
      { method: 'DELETE', url: `/api/users/members/${the.member.uid}`, query: { organization: 'acme' } },
      `Bearer ${the.owner.idToken}`,
    )
    expect(removing.status).toBe(204)
    expect((await the.outside(arrived, the.two))[0]).toBe(401)
    expect((await the.refresh(arrived.refreshToken)).status).toBe(400)
    expect(await the.exchange(waiting.body['customToken'])).toMatchObject({ status: 400 })
    expect(await the.outside(the.member)).toEqual([200, undefined])
  })

  test('401 for it as well behind a first day that is still to come; they arrive anew on the day', async () => {
    const person = await the.signUp('later@example.com')
    await the.join(person.uid, 'User')
    const arrived = await the.arrive(person)
    const waiting = await the.mint(person)
    const setDays = async (startsOn: string | null) => {
      const payload = { changes: [{ user_id: person.uid, startsOn, endsOn: null }] }
      const asked = {
        method: 'POST',
        url: '/api/users/members/terms',
        query: { organization: 'acme' },
        payload,
      } as const
      expect((await the.one.api(asked, `Bearer ${the.owner.idToken}`)).status).toBe(200)
    }
    await setDays(`${new Date().getFullYear() + 1}-06-01`)
    expect((await the.outside(arrived, the.two))[0]).toBe(401)
    expect(await the.exchange(waiting.body['customToken'])).toMatchObject({ status: 400 })
    await setDays(null)
    expect((await the.outside(arrived, the.two))[0]).toBe(401)
    expect(await the.outside(await the.arrive(person))).toEqual([200, undefined])
  })

  test('401 as well for a session that began at the site while the organization was deleted', async () => {
    const person = await the.signUp('meanwhile@example.com')
    await the.join(person.uid, 'User')
    const as = `Bearer ${the.owner.idToken}`
    const url = `/api/iam/organizations/${the.acme}`
    expect((await the.one.api({ method: 'DELETE', url }, as)).status).toBe(204)
    const arrived = await the.arrive(person)
    expect((await the.one.api({ method: 'POST', url: `${url}/restore` }, as)).status).toBe(200)
    expect(await the.inside(arrived)).toEqual([200, undefined])
    await the.one.api(
      { method: 'DELETE', url: `/api/users/members/${person.uid}`, query: { organization: 'acme' } },
      as,
    )
    expect((await the.outside(arrived, the.two))[0]).toBe(401)
  })
})
