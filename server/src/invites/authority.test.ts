/** An invite is worth what its maker is by now, and what whoever it is for has become since. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { openMail } from '#messaging/sealed-mail.ts'
import { serveAuthors } from '#publishers/routes.ts'
import { acceptForOrganization } from './accept.ts'
import { mailGivenBack } from './mail-anew.ts'
import { serveInvites } from './routes.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
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

/** What the timeline has about invites since they were made, the newest first. */
async function told(organization: string, as: Actor) {
  const { body } = await ground.ask({ url: '/api/users/timeline', query: { organization, kind: 'invites' }, as })
  const entries = body['results'] as { action: string; subject: string; detail: object; actor: { user_id: string } }[]
  return entries
    .filter(({ action }) => action !== 'invite.created')
    .map(({ action, subject, detail, actor }) => [action, subject, detail, actor.user_id])
}

test.each(ends)('whoever made it is %s: the timeline says of each that ended, and why', async (_how, end) => {
  const at = await school()
  await invite(at.name, at.maker, { role: 'staff', email: at.guest.email })
  await invite(at.name, at.maker, { role: 'staff' })
  await invite(at.name, at.maker, { role: 'User' })
  await end(at)
  const ended = await told(at.name, at.owner)
  expect(ended).toHaveLength(2)
  for (const subject of [at.guest.email, 'link'])
    expect(ended).toContainEqual(['invite.revoked', subject, { reason: 'no_owner' }, ''])
})

test('likewise of a mail to somebody who is taken out, and of what is given back', async () => {
  const at = await school()
  const member = confirmed(await ground.member(at.name, `told${turn}`))
  await invite(at.name, at.owner, { email: member.email })
  const change = people(at.name, at.owner, member.uid)
  await change.remove()
  await change.restore()
  expect(await told(at.name, at.owner)).toEqual([
    ['invite.given_back', member.email, {}, ''],
    ['invite.revoked', member.email, { reason: 'taken_out' }, ''],
  ])
})

test('of a publisher it is recorded too', async () => {
  const owner = await ground.person(`press${(turn += 1)}`)
  const made = await ground.ask({ method: 'POST', url: '/api/iam/authors', payload: { name: 'Press' }, as: owner })
  const author_id = String(made.body['author_id'])
  const heir = confirmed(await ground.person(`heir${turn}`))
  const invited = (payload: object, as: Actor) =>
    ground.ask({ method: 'POST', url: '/api/iam/authors/invites', payload: { author_id, ...payload }, as })
  const { body } = await invited({ role: 'owner', email: heir.email }, owner)
  const accepted = {
    method: 'POST',
    url: '/api/iam/authors/invites/success',
    payload: { token: body['token'] },
  } as const
  expect((await ground.ask({ ...accepted, as: heir })).status).toBe(200)
  expect((await invited({ role: 'staff' }, owner)).status).toBe(201)
  const leave = { method: 'DELETE', url: `/api/iam/authors/${author_id}/members/${owner.uid}` } as const
  expect((await ground.ask({ ...leave, as: owner })).status).toBe(204)
  const { rows } = (await ground.database.db.execute(sql`
    select actor, detail from audit_records where action = 'author.invite_revoked' and subject = ${author_id}`)) as {
    rows: unknown[]
  }
  expect(rows).toEqual([{ actor: '', detail: { reason: 'no_owner' } }])
})

test('a mail that had not gone as its invite ended goes anew once it is given back, once, with a link that works', async () => {
  const at = await school()
  const { db } = ground.database
  const mailed = async () => {
    const { rows } = (await db.execute(sql`select id, sealed, carries from mails where recipient = ${at.guest.email}
      order by created_at, id`)) as { rows: { id: string; sealed: string; carries: string }[] }
    return rows
  }
  const { code } = await invite(at.name, at.maker, { role: 'staff', email: at.guest.email })
  const change = people(at.name, at.owner, at.maker.uid)
  await change.remove()
  expect((await mailed()).map(({ sealed }) => sealed)).toEqual([''])
  await mailGivenBack(ground.context)
  expect(await mailed()).toHaveLength(1)
  await change.restore()
  await Promise.all([mailGivenBack(ground.context), mailGivenBack(ground.context)])
  const [, fresh, ...more] = await mailed()
  expect(more).toEqual([])
  const { links } = openMail(testSecrets, await openable(fresh?.id ?? ''))
  const token = new URL(links[0] ?? '').searchParams.get('invite')
  expect(await accept(token, at.guest)).toMatchObject({ status: 200, body: { role: 'staff' } })
  expect(typeof code).toBe('string')
})

test('one whose mail was sent is as it was: its link works again, and no second mail goes', async () => {
  const at = await school()
  const { db } = ground.database
  const { token } = await invite(at.name, at.maker, { role: 'staff', email: at.guest.email })
  await db.execute(sql`update mails set sealed = '', sent_at = now() where recipient = ${at.guest.email}`)
  const change = people(at.name, at.owner, at.maker.uid)
  await change.remove()
  await change.restore()
  await mailGivenBack(ground.context)
  const { rows } = (await db.execute(sql`select id from mails where recipient = ${at.guest.email}`)) as {
    rows: unknown[]
  }
  expect(rows).toHaveLength(1)
  expect(await accept(token, at.guest)).toMatchObject({ status: 200 })
})

async function openable(id: string) {
  const mail = await ground.database.db.query.mails.findFirst({ where: (row, { eq }) => eq(row.id, id) })
  if (!mail) throw new Error('no such mail')
  return mail
}

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

test.each([
  ['became another', 'invite_for_another', { email: 'moved@example.com' }],
  ['is confirmed no more', 'email_not_verified', { emailVerified: false }],
])('a mail to an address that %s since the request was let in: %s', async (_what, code, change) => {
  const { name, owner, guest } = await school()
  const { token } = await invite(name, owner, { email: guest.email })
  const letIn = { ...guest }
  const { uid, email } = Object.assign(guest, change)
  await ground.database.db.update(users).set({ email, emailKey: email }).where(eq(users.uid, uid))
  const accepting = { actor: letIn, token: String(token), address: 'any' }
  await expect(acceptForOrganization(ground.context, accepting)).rejects.toMatchObject({ code })
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
    return { owner, authorId: author_id, give, take, join, remove, become }
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

  test('a publisher that is deleted and restored forgets of nobody that they were made less', async () => {
    const { owner, authorId, give, take, join, become } = await press()
    const lowered = await join('staff')
    const higher = await give(owner, { role: 'staff' })
    expect(await become(lowered.uid, 'User')).toMatchObject({ status: 200 })
    const url = `/api/iam/authors/${authorId}`
    expect(await ground.ask({ method: 'DELETE', url, as: owner })).toMatchObject({ status: 204 })
    expect(await ground.ask({ method: 'POST', url: `${url}/restore`, as: owner })).toMatchObject({ status: 200 })
    expect(await take(higher, lowered)).toMatchObject({ body: { error: 'invite_used_up' } })
  })
})
