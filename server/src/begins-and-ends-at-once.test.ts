/** What begins and what ends it, at the same moment: whoever is told that it was done finds it done, and nothing is half. */
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  authorMembers,
  deletedAuthorMembers,
  invites,
  inviteUses,
  organizationMembers,
  organizations,
} from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
const many = '1000000'
beforeAll(async () => {
  server = await wholeServer({
    LIMIT_SIGN_UPS: many,
    LIMIT_ORGANIZATIONS: many,
    LIMIT_PUBLISHERS: many,
    LIMIT_INVITE_TOKENS: many,
    LIMIT_PASSWORD_CHANGES: many,
  })
})
afterAll(() => server.close())

interface Person {
  uid: string
  email: string
  bearer: string
  idToken: string
}
const password = 'correct horse'
let made = 0
async function person(): Promise<Person> {
  const email = `racer${(made += 1)}@example.com`
  const { localId, idToken, error } = await server.identity('signUp', { email, password, returnSecureToken: true })
  if (error !== undefined) throw new Error(JSON.stringify(error))
  return { uid: String(localId), email, bearer: `Bearer ${String(idToken)}`, idToken: String(idToken) }
}
/** A few at once: of sixty hashes that wait, a busy machine refuses the last. */
const HASHED_AT_ONCE = 8
async function persons(count: number): Promise<Person[]> {
  const all: Person[] = []
  while (all.length < count) {
    const some = { length: Math.min(HASHED_AT_ONCE, count - all.length) }
    all.push(...(await Promise.all(Array.from(some, person))))
  }
  return all
}
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const call = async (method: Method, url: string, as: Person, payload?: object) =>
  server.api({ method, url, ...(payload && { payload }) }, as.bearer)
const statusOf = async (asked: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await asked
  return status < 300 ? 'done' : `${status} ${String(body['error'])}`
}
const mailsTo = async (email: string) =>
  (await server.app.inject('/dev/mailbox.json'))
    .json<{ to: string; links: string[] }[]>()
    .filter(({ to }) => to === email)

async function organization(owner: Person): Promise<{ id: string; name: string }> {
  const name = `race${(made += 1)}`
  const answer = await call('POST', '/api/iam/organizations', owner, { name, displayName: 'A Fine Race' })
  return { id: (answer.body as { organization: { id: string } }).organization.id, name }
}
async function joined(name: string, owner: Person, who: Person, role: 'owner' | 'staff' | 'User'): Promise<void> {
  const { db } = server.database
  const [row] = await db.select().from(organizations).where(eq(organizations.name, name))
  const link = await call('POST', `/api/users/invites?organization=${name}`, owner, {})
  await call('POST', '/api/users/invites/success', who, { token: link.body['token'] })
  if (role === 'User') return
  const changed = await call('PATCH', `/api/users/members/${who.uid}/role?organization=${name}`, owner, { role })
  if (changed.status !== 200) throw new Error(JSON.stringify([changed, row?.id]))
}
const membersOf = async (organizationId: string) => {
  const { uid, role, removedAt } = organizationMembers
  const present = and(eq(organizationMembers.organizationId, organizationId), isNull(removedAt))
  return server.database.db.select({ uid, role }).from(organizationMembers).where(present)
}
const ownersOf = async (id: string) => (await membersOf(id)).filter(({ role }) => role === 'owner').length

describe('an invite', () => {
  async function link(uses: number) {
    const owner = await person()
    const { id, name } = await organization(owner)
    const made = await call('POST', `/api/users/invites?organization=${name}`, owner, { uses })
    return { owner, id, name, inviteId: String(made.body['id']), token: String(made.body['token']) }
  }
  async function agreed({ id, inviteId, owner }: { id: string; inviteId: string; owner: Person }, outcomes: string[]) {
    const { db } = server.database
    const done = outcomes.filter((one) => one === 'done').length
    const [row] = await db.select().from(invites).where(eq(invites.id, inviteId))
    expect([row?.uses, await db.$count(inviteUses, eq(inviteUses.inviteId, inviteId))]).toEqual([done, done])
    expect((await membersOf(id)).filter(({ uid }) => uid !== owner.uid)).toHaveLength(done)
    return done
  }
  const accept = (token: string, as: Person) => statusOf(call('POST', '/api/users/invites/success', as, { token }))

  test('accepted by 60 while it is revoked: those who are in are counted, the others are told', async () => {
    const one = await link(100)
    const people = await persons(60)
    const revoke = () => call('DELETE', `/api/users/invites/${one.inviteId}?organization=${one.name}`, one.owner)
    const all = people.map((who, n) =>
      n === 30 ? Promise.all([revoke(), accept(one.token, who)]).then(([, answer]) => answer) : accept(one.token, who),
    )
    const outcomes = await Promise.all(all)
    await agreed(one, outcomes)
    expect(['done', '400 invite_invalid']).toEqual(expect.arrayContaining([...new Set(outcomes)]))
    expect(await accept(one.token, await person())).toBe('400 invite_invalid')
  })

  test('accepted by 60 while the organization is deleted', async () => {
    const one = await link(100)
    const people = await persons(60)
    const remove = () => call('DELETE', `/api/iam/organizations/${one.id}`, one.owner)
    const outcomes = await Promise.all(
      people.map((who, n) =>
        n === 20 ? Promise.all([remove(), accept(one.token, who)]).then(([, a]) => a) : accept(one.token, who),
      ),
    )
    await agreed(one, outcomes)
    expect(['done', '400 invite_invalid']).toEqual(expect.arrayContaining([...new Set(outcomes)]))
  })

  test('for one, accepted by 60 accounts: one is in', async () => {
    const one = await link(1)
    const people = await persons(60)
    const outcomes = await Promise.all(people.map((who) => accept(one.token, who)))
    expect(await agreed(one, outcomes)).toBe(1)
    expect(new Set(outcomes)).toEqual(new Set(['done', '400 invite_used_up']))
  })
})

describe('ownership', () => {
  /** Two owners and somebody to whom the first has offered theirs. */
  async function offered() {
    const [owner, taker] = [await person(), await person()]
    const { id, name } = await organization(owner)
    await joined(name, owner, taker, 'User')
    const url = `/api/users/owners/hand-over`
    expect((await call('POST', `${url}?organization=${name}`, owner, { user_id: taker.uid })).status).toBe(201)
    const take = () => statusOf(call('POST', `${url}/answer?organization=${name}`, taker, { accept: true }))
    return { owner, taker, id, name, take }
  }

  test.each<[string, (one: Awaited<ReturnType<typeof offered>>) => Promise<unknown>]>([
    [
      'removed',
      ({ name, owner, taker }) => call('DELETE', `/api/users/members/${taker.uid}?organization=${name}`, owner),
    ],
    ['leaving', ({ name, taker }) => call('DELETE', `/api/users/members/${taker.uid}?organization=${name}`, taker)],
    ['deleting their account', ({ taker }) => server.identity('delete', { idToken: taker.idToken })],
    [
      'withdrawn from',
      ({ name, owner }) =>
        call('POST', `/api/users/owners/hand-over/answer?organization=${name}`, owner, { accept: false }),
    ],
    ['left by the owner’s account', ({ owner }) => server.identity('delete', { idToken: owner.idToken })],
  ])('taken while whoever takes it is %s: somebody owns it, or nobody is left in it', async (_what, end) => {
    for (let round = 0; round < 6; round += 1) {
      const one = await offered()
      const [taken] = await Promise.all(round % 2 ? [one.take(), end(one)] : [one.take(), end(one), one.take()])
      expect(taken).not.toMatch(/^5/)
      const members = await membersOf(one.id)
      expect(members.length === 0 || members.some(({ role }) => role === 'owner')).toBe(true)
    }
  })

  test.each(['leave', 'remove each other', 'delete their accounts', 'lower each other'])(
    'of ten owners who all %s at once, one stays',
    async (what) => {
      const first = await person()
      const { id, name } = await organization(first)
      const others = await persons(9)
      for (const who of others) await joined(name, first, who, 'owner')
      const all = [first, ...others]
      const ending = (who: Person, n: number) => {
        const other = all[(n + 1) % all.length] ?? who
        if (what === 'leave') return call('DELETE', `/api/users/members/${who.uid}?organization=${name}`, who)
        if (what === 'remove each other')
          return call('DELETE', `/api/users/members/${other.uid}?organization=${name}`, who)
        if (what === 'lower each other')
          return call('PATCH', `/api/users/members/${other.uid}/role?organization=${name}`, who, { role: 'User' })
        return server.identity('delete', { idToken: who.idToken }).then((body) => ({ status: 200, body }))
      }
      const answers = await Promise.all(all.map(ending))
      for (const { status } of answers) expect(status).toBeLessThan(500)
      expect(await ownersOf(id)).toBeGreaterThanOrEqual(1)
    },
  )
})

test('a name is taken by one of 60 who ask at once', async () => {
  const people = await persons(60)
  const payload = { name: `onename${made}`, displayName: 'One Name' }
  const outcomes = await Promise.all(
    people.map((who) => statusOf(call('POST', '/api/iam/organizations', who, payload))),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['done', '409 organization_exists']))
})

test('a publisher is deleted while 40 come to it: whoever is told that they are in, was', async () => {
  const owner = await person()
  const { body } = await call('POST', '/api/iam/authors', owner, { name: 'Racing Press' })
  const author_id = String(body['author_id'])
  const invitesMade = await Promise.all(
    Array.from({ length: 40 }, () => call('POST', '/api/iam/authors/invites', owner, { author_id })),
  )
  const people = await persons(40)
  const accept = (n: number) =>
    statusOf(
      call('POST', '/api/iam/authors/invites/success', people[n] ?? owner, { token: invitesMade[n]?.body['token'] }),
    )
  const [removed, ...outcomes] = await Promise.all([
    statusOf(call('DELETE', `/api/iam/authors/${author_id}`, owner)),
    ...people.map((_, n) => accept(n)),
  ])
  expect(removed).toBe('done')
  expect(['done', '400 invite_invalid']).toEqual(expect.arrayContaining([...new Set(outcomes)]))
  // Whoever was in it by then comes back with it; nobody is in it now.
  expect(await server.database.db.$count(authorMembers, eq(authorMembers.authorId, author_id))).toBe(0)
  const done = outcomes.filter((one) => one === 'done').length
  expect(await server.database.db.$count(deletedAuthorMembers)).toBe(done + 1)
})

test('a code to reset a password, used while the address becomes another: never after it has', async () => {
  for (let round = 0; round < 8; round += 1) {
    const who = await person()
    const newEmail = `moved${(made += 1)}@example.com`
    await server.identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: who.email })
    await server.identity('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: who.idToken, newEmail })
    const codeIn = async (email: string) =>
      new URL((await mailsTo(email))[0]?.links[0] ?? 'http://none').searchParams.get('oobCode')
    const [reset, change] = [await codeIn(who.email), await codeIn(newEmail)]
    expect([reset, change].includes(null)).toBe(false)
    const newPassword = 'battery staple 9'
    const set = () => server.identity('resetPassword', { oobCode: reset, newPassword })
    const move = () => server.identity('update', { oobCode: change })
    const [wasSet, wasMoved] =
      round % 2 ? await Promise.all([set(), move()]) : (await Promise.all([move(), set()])).toReversed()
    const isSet = wasSet?.['error'] === undefined
    const isMoved = wasMoved?.['error'] === undefined
    // Whichever came first ended the other, or was over before it began.
    const signedIn = await server.identity('signInWithPassword', {
      email: isMoved ? newEmail : who.email,
      password: isSet ? newPassword : password,
      returnSecureToken: true,
    })
    expect(signedIn['localId']).toBe(who.uid)
    if (isMoved) {
      const late = await server.identity('resetPassword', { oobCode: reset, newPassword })
      expect(late['error']).toBeDefined()
    }
  }
})

test('two links that were mailed to an address without an account, used at once: one signs in, the other is void', async () => {
  for (let round = 0; round < 8; round += 1) {
    const email = `newreader${(made += 1)}@example.com`
    for (let mail = 0; mail < 2; mail += 1)
      await server.api({ method: 'POST', url: '/api/iam/auth/mail-sign-ins', payload: { email } })
    const links = (await mailsTo(email)).map(({ links: [link] }) => new URL(link ?? '').searchParams.get('oobCode'))
    const answers = await Promise.all(
      links.map((oobCode) => server.identity('signInWithEmailLink', { email, oobCode, returnSecureToken: true })),
    )
    const told = answers.flatMap(({ error }) => (error as { message: string } | undefined)?.message ?? [])
    expect(told).toEqual(['INVALID_OOB_CODE'])
  }
})
