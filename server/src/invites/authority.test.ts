/** An invite is worth what its maker is by now, and what whoever it is for has become since. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { serveAuthors } from '#publishers/routes.ts'
import { serveInvites } from './routes.ts'
import { type PeopleFixture, peopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => void (ground = await peopleFixture(serveInvites, serveAuthors)))
afterAll(() => ground.close())

let turn = 0
const confirmed = (person: Actor): Actor => Object.assign(person, { emailVerified: true })
/** An organization with its owner, another owner who makes invites, and somebody for whom they are. */
async function school() {
  const name = `authority${(turn += 1)}`
  const owner = await ground.organization(name)
  const maker = await ground.member(name, `maker${turn}`, 'owner')
  const guest = confirmed(await ground.person(`guest${turn}`))
  return { name, owner, maker, guest }
}
const invite = async (organization: string, as: Actor, payload: object) => {
  const made = await ground.ask({ method: 'POST', url: '/api/users/invites', query: { organization }, payload, as })
  expect(made.status).toBe(201)
  return made.body
}
const accept = (token: unknown, as: Actor) =>
  ground.ask({ method: 'POST', url: '/api/users/invites/success', payload: { token }, as })
const people = (organization: string, as: Actor, ...ids: string[]) => ({
  remove: () =>
    ground.ask({ method: 'POST', url: '/api/users/members/delete', query: { organization }, payload: { ids }, as }),
  restore: () =>
    ground.ask({ method: 'POST', url: '/api/users/members/restore', query: { organization }, payload: { ids }, as }),
  become: (role: string) =>
    ground.ask({
      method: 'PATCH',
      url: `/api/users/members/${ids[0] ?? ''}/role`,
      query: { organization },
      payload: { role },
      as,
    }),
})

type School = Awaited<ReturnType<typeof school>>
const ends: [string, (at: School) => Promise<unknown>][] = [
  ['removed', ({ name, owner, maker }) => people(name, owner, maker.uid).remove()],
  ['made less', ({ name, owner, maker }) => people(name, owner, maker.uid).become('staff')],
  ['gone by themselves', ({ name, maker }) => people(name, maker, maker.uid).remove()],
]

describe.each(ends)('whoever made it is %s', (_how, end) => {
  test.each([
    ['owner', { role: 'owner' }, true],
    ['staff', { role: 'staff' }, true],
    ['staff by a link', { role: 'staff' }, false],
  ])('an invite as %s is worth nothing', async (_what, payload, isMailed) => {
    const at = await school()
    const email = isMailed ? { email: at.guest.email } : {}
    const { token } = await invite(at.name, at.maker, { ...payload, ...email })
    await end(at)
    expect(await accept(token, at.guest)).toMatchObject({ body: { error: 'invite_invalid' } })
  })

  test('an invite as a User is what it was', async () => {
    const at = await school()
    const { token } = await invite(at.name, at.maker, {})
    await end(at)
    expect(await accept(token, at.guest)).toMatchObject({ status: 200, body: { role: 'User' } })
  })
})

test('whoever made it has their last day behind them', async () => {
  const at = await school()
  const { token } = await invite(at.name, at.maker, { role: 'staff' })
  await ground.database.db.execute(sql`
    update organization_members set ends_on = current_date - 2 where uid = ${at.maker.uid}`)
  expect(await accept(token, at.guest)).toMatchObject({ body: { error: 'invite_invalid' } })
})

test('another owner who sends it again answers for it', async () => {
  const at = await school()
  const { id } = await invite(at.name, at.maker, { role: 'staff' })
  const url = `/api/users/invites/${String(id)}/renew`
  const again = await ground.ask({ method: 'POST', url, query: { organization: at.name }, as: at.owner })
  await people(at.name, at.owner, at.maker.uid).remove()
  expect(await accept(again.body['token'], at.guest)).toMatchObject({ status: 200, body: { role: 'staff' } })
})

test('a removal that is taken back gives back what ended with it', async () => {
  const at = await school()
  const { token } = await invite(at.name, at.maker, { role: 'staff' })
  const change = people(at.name, at.owner, at.maker.uid)
  await change.remove()
  await change.restore()
  expect(await accept(token, at.guest)).toMatchObject({ status: 200, body: { role: 'staff' } })
})

test('a mail to somebody who is taken out is no way back, and one sent since is', async () => {
  const at = await school()
  const member = confirmed(await ground.member(at.name, `member${turn}`))
  const { token } = await invite(at.name, at.owner, { email: member.email })
  await people(at.name, at.owner, member.uid).remove()
  expect(await accept(token, member)).toMatchObject({ body: { error: 'invite_invalid' } })
  const since = await invite(at.name, at.owner, { email: member.email })
  expect(await accept(since['token'], member)).toMatchObject({ status: 200 })
})

test('a link from before gives nobody a role back that was taken from them', async () => {
  const at = await school()
  const member = await ground.member(at.name, `lowered${turn}`, 'staff')
  const { token } = await invite(at.name, at.owner, { role: 'staff', uses: 2 })
  await people(at.name, at.owner, member.uid).become('User')
  expect(await accept(token, member)).toMatchObject({ body: { error: 'invite_used_up' } })
  expect(await accept(token, at.guest)).toMatchObject({ status: 200, body: { role: 'staff' } })
})

describe('of a publisher', () => {
  async function press() {
    const owner = confirmed(await ground.person(`publisher${(turn += 1)}`))
    const made = await ground.ask({ method: 'POST', url: '/api/iam/authors', payload: { name: 'A Press' }, as: owner })
    const author_id = String(made.body['author_id'])
    const give = async (as: Actor, payload: object) => {
      const url = '/api/iam/authors/invites'
      const given = await ground.ask({ method: 'POST', url, payload: { author_id, ...payload }, as })
      expect(given.status).toBe(201)
      return given.body['token']
    }
    const take = (token: unknown, as: Actor) =>
      ground.ask({ method: 'POST', url: '/api/iam/authors/invites/success', payload: { token }, as })
    const join = async (role: 'owner' | 'staff') => {
      const person = confirmed(await ground.person(`${role}${(turn += 1)}`))
      expect(await take(await give(owner, { role, email: person.email }), person)).toMatchObject({ status: 200 })
      return person
    }
    const member = (uid: string) => `/api/iam/authors/${author_id}/members/${uid}`
    const remove = (uid: string, as = owner) => ground.ask({ method: 'DELETE', url: member(uid), as })
    const become = (uid: string, role: string) =>
      ground.ask({ method: 'PATCH', url: `${member(uid)}/role`, payload: { role }, as: owner })
    return { owner, give, take, join, remove, become }
  }

  test('what makes somebody staff ends with whoever gave it', async () => {
    const { give, take, join, remove } = await press()
    const maker = await join('owner')
    const guest = await ground.person(`reader${turn}`)
    const [staff, user] = [await give(maker, { role: 'staff' }), await give(maker, {})]
    expect(await remove(maker.uid)).toMatchObject({ status: 204 })
    expect(await take(staff, guest)).toMatchObject({ body: { error: 'invite_invalid' } })
    expect(await take(user, guest)).toMatchObject({ status: 200 })
  })

  test('a link or a mail from before is no way back, nor to a higher role', async () => {
    const { owner, give, take, join, remove, become } = await press()
    const [leaver, lowered] = [await join('staff'), await join('staff')]
    const [link, mail] = [await give(owner, {}), await give(owner, { email: leaver.email })]
    const higher = await give(owner, { role: 'staff' })
    expect(await become(lowered.uid, 'User')).toMatchObject({ status: 200 })
    expect(await remove(leaver.uid)).toMatchObject({ status: 204 })
    expect(await take(link, leaver)).toMatchObject({ body: { error: 'invite_used_up' } })
    expect(await take(mail, leaver)).toMatchObject({ body: { error: 'invite_invalid' } })
    expect(await take(higher, lowered)).toMatchObject({ body: { error: 'invite_used_up' } })
    expect(await take(await give(owner, {}), leaver)).toMatchObject({ status: 200, body: { role: 'User' } })
  })
})
