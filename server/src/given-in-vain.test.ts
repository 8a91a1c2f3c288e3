/** What somebody has given by an account ends where that is shut, or was somebody else's: nobody comes in by it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

const password = 'correct horse'
const many = '1000000'
let server: WholeServer
let operatorBearer = ''
beforeAll(async () => {
  server = await wholeServer({ OPERATOR_EMAILS: 'ada@example.com', LIMIT_SIGN_UPS: many, LIMIT_ACCOUNT_LOOKUPS: many })
  await confirm(server.uid)
  operatorBearer = await signIn('ada@example.com')
})
afterAll(() => server.close())

const confirm = (uid: string) =>
  server.database.db.execute(sql`update accounts set email_verified = true where uid = ${uid}`)

interface Person {
  uid: string
  email: string
  bearer: string
}
let people = 0
async function person(): Promise<Person> {
  const email = `given${(people += 1)}@example.com`
  const { localId } = await server.identity('signUp', { email, password, returnSecureToken: true })
  await confirm(String(localId))
  return { uid: String(localId), email, bearer: await signIn(email) }
}
async function signIn(email: string): Promise<string> {
  const { idToken } = await server.identity('signInWithPassword', { email, password, returnSecureToken: true })
  return `Bearer ${String(idToken)}`
}

async function post(url: string, payload: object, bearer?: string) {
  const { status, body } = await server.api({ method: 'POST', url, payload }, bearer)
  return { status, body }
}
async function made(url: string, payload: object, bearer: string) {
  const { status, body } = await post(url, payload, bearer)
  expect({ url, status, body }).toMatchObject({ status: expect.toBeOneOf([200, 201]) })
  return body
}

/** An organization and a publisher of theirs, and somebody who belongs to both. */
async function ground() {
  const [eve, member, guest] = [await person(), await person(), await person()]
  const name = `vain${people}`
  const { organization } = await made('/api/iam/organizations', { name, displayName: 'A School' }, eve.bearer)
  const { id } = organization as { id: string }
  const publisher = await made('/api/iam/authors', { name: 'A Press' }, eve.bearer)
  const author_id = String(publisher['author_id'])
  const { db } = server.database
  await db.execute(
    sql`insert into organization_members (organization_id, uid, role) values (${id}, ${member.uid}, 'User')`,
  )
  const { token } = await made(authorInvites, { author_id, role: 'User' }, eve.bearer)
  await made(`${authorInvites}/success`, { token }, member.bearer)
  const line = { username: 'lena', given_name: 'Lena', family_name: '' }
  const { made: cards } = await made(`/api/users/learners?organization=${name}`, { learners: [line] }, eve.bearer)
  const learner = String((cards as { user_id: string }[])[0]?.user_id)
  return { eve, member, guest, learner, name, id, author_id }
}
type Ground = Awaited<ReturnType<typeof ground>>

const invites = '/api/users/invites'
const authorInvites = '/api/iam/authors/invites'
const handOver = '/api/iam/authors/:id/owners/hand-over'

/** Gives away what it names by `bearer`; answers how it is taken up. */
type Giving = (at: Ground, bearer: string) => Promise<() => Promise<{ status: number; body: object }>>
const givings: Record<string, Giving> = {
  async 'an invite as an owner'({ name, guest }, bearer) {
    const { token } = await made(`${invites}?organization=${name}`, { role: 'owner', email: guest.email }, bearer)
    return () => post(`${invites}/success`, { token }, guest.bearer)
  },
  async 'a link for staff'({ name, guest }, bearer) {
    const { token } = await made(`${invites}?organization=${name}`, { role: 'staff' }, bearer)
    return () => post(`${invites}/success`, { token }, guest.bearer)
  },
  async 'an invite to own a publisher'({ author_id, guest }, bearer) {
    const { token } = await made(authorInvites, { author_id, role: 'owner', email: guest.email }, bearer)
    return () => post(`${authorInvites}/success`, { token }, guest.bearer)
  },
  async 'ownership on offer'({ name, member }, bearer) {
    await made(`/api/users/owners/hand-over?organization=${name}`, { user_id: member.uid }, bearer)
    return () => post(`/api/users/owners/hand-over/answer?organization=${name}`, { accept: true }, member.bearer)
  },
  async 'ownership of a publisher on offer'({ author_id, member }, bearer) {
    const url = handOver.replace(':id', author_id)
    await made(url, { user_id: member.uid }, bearer)
    return () => post(`${url}/answer`, { accept: true }, member.bearer)
  },
  async 'an address for a learner'({ name, guest, learner }, bearer) {
    const email = `along-${guest.email}`
    await made(`/api/users/learners/${learner}/address?organization=${name}`, { email }, bearer)
    const mails = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; links: string[] }[]>()
    const link = mails.find(({ to }) => to === email)?.links[0]
    const token = new URL(link ?? '').searchParams.get('code')
    return () => post('/api/iam/auth/learners/take-along/preview', { token })
  },
}

/** By the operator, who is signed in. */
const operator = (what: 'disable' | 'enable', { eve }: Ground) =>
  made(`/api/iam/accounts/${what}`, { user_id: eve.uid, reason: 'Stolen.' }, operatorBearer)

/** Moves the account to another address, as a thief does; answers a bearer there and how its person takes it back. */
async function stolen({ eve }: Ground) {
  const newEmail = `thief-of-${eve.email}`
  const idToken = eve.bearer.replace('Bearer ', '')
  await server.identity('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  await server.identity('update', { oobCode: await codeTo(newEmail, 'verifyAndChangeEmail') })
  const oobCode = await codeTo(eve.email, 'recoverEmail')
  return { bearer: await signIn(newEmail), takeBack: () => server.identity('update', { oobCode }) }
}
async function codeTo(email: string, mode: string): Promise<string> {
  const mails = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; links: string[] }[]>()
  const links = mails.flatMap(({ to, links: its }) => (to === email ? its : [])).map((link) => new URL(link))
  const code = links.find(({ searchParams }) => searchParams.get('mode') === mode)?.searchParams.get('oobCode')
  if (!code) throw new Error(`no mail to ${email} with a link to ${mode}`)
  return code
}

/** Does `between` once a request is let in, where its first transaction would begin. */
async function withinFirstChange<T>(work: () => Promise<T>, between: () => Promise<unknown>): Promise<T> {
  const { db } = server.database
  const begin = vi.spyOn(db, 'transaction')
  begin.mockImplementationOnce(async (...given) => {
    await between()
    return db.transaction(...given)
  })
  return work().finally(() => begin.mockRestore())
}

describe.each(Object.entries(givings))('%s', (_what, give) => {
  test('is taken up as long as the account is theirs who gave it', async () => {
    const at = await ground()
    expect((await (await give(at, at.eve.bearer))()).status).toBe(200)
  })

  test('is worth nothing once the account is disabled, nor when it is enabled again', async () => {
    const at = await ground()
    const take = await give(at, at.eve.bearer)
    await operator('disable', at)
    expect((await take()).status).toBeGreaterThanOrEqual(400)
    await operator('enable', at)
    expect((await take()).status).toBeGreaterThanOrEqual(400)
  })

  test('is not given by a request that was let in before the account was disabled, or taken back', async () => {
    const [at, other] = [await ground(), await ground()]
    await expect(
      withinFirstChange(
        () => give(at, at.eve.bearer),
        () => operator('disable', at),
      ),
    ).rejects.toMatchObject({ actual: { status: 401 } })
    const { bearer, takeBack } = await stolen(other)
    await expect(withinFirstChange(() => give(other, bearer), takeBack)).rejects.toMatchObject({
      actual: { status: 401 },
    })
  })

  test('is worth nothing where whoever had moved the account to their address gave it; what was given before is', async () => {
    const [at, other] = [await ground(), await ground()]
    const { bearer, takeBack } = await stolen(at)
    const take = await give(at, bearer)
    expect(await takeBack()).toMatchObject({ email: at.eve.email })
    expect((await take()).status).toBeGreaterThanOrEqual(400)

    const takeEarlier = await give(other, other.eve.bearer)
    await (await stolen(other)).takeBack()
    expect((await takeEarlier()).status).toBe(200)
  })
})

test('an invite as a User is what it was', async () => {
  const at = await ground()
  const { token } = await made(`${invites}?organization=${at.name}`, {}, at.eve.bearer)
  await operator('disable', at)
  expect(await post(`${invites}/success`, { token }, at.guest.bearer)).toMatchObject({ status: 200 })
})

test('the timeline says of an invite that it ended, and why', async () => {
  const at = await ground()
  const heir = await person()
  await server.database.db.execute(
    sql`insert into organization_members (organization_id, uid, role) values (${at.id}, ${heir.uid}, 'owner')`,
  )
  await made(`${invites}?organization=${at.name}`, { role: 'owner', email: at.guest.email }, at.eve.bearer)
  await operator('disable', at)
  const url = `/api/users/timeline?organization=${at.name}&kind=invites`
  const { body } = await server.api({ url }, heir.bearer)
  expect((body['results'] as object[])[0]).toMatchObject({
    action: 'invite.revoked',
    subject: at.guest.email,
    detail: { reason: 'signed_out' },
  })
})

test('what waits of imports and rosters is refused; what is done of them stays', async () => {
  const at = await ground()
  const { db } = server.database
  const [list, source, roster] = [randomUUID(), randomUUID(), randomUUID()]
  // In hand of a process that is busy elsewhere.
  const leased = sql`now() + interval '1 hour'`
  await db.execute(sql`insert into people_imports (id, organization_id, started_by, total, leased_until)
    values (${list}, ${at.id}, ${at.eve.uid}, 2, ${leased})`)
  await db.execute(sql`insert into people_import_lines (import_id, line, email, given_name, family_name, labels, outcome)
    values (${list}, 1, 'done@example.com', '', '', '[]', 'add'), (${list}, 2, 'waits@example.com', '', '', '[]', null)`)
  await db.execute(
    sql`insert into roster_sources (id, organization_id, key, name) values (${source}, ${at.id}, 'k', 'K')`,
  )
  await db.execute(sql`insert into rosters
    (id, organization_id, source_id, state, started_by, counts, lines, people_before, based_on, applied_at, leased_until)
    values (${roster}, ${at.id}, ${source}, 'applying', ${at.eve.uid}, '{}', 2, 0, 0, now(), ${leased})`)
  for (const [position, outcome] of [
    [1, 'done'],
    [2, null],
  ] as const) {
    await db.execute(sql`insert into roster_steps
      (organization_id, roster_id, position, kind, action, sourced_id, name, email, data, outcome)
      values (${at.id}, ${roster}, ${position}, 'person', 'add', 'x', 'X', '', '{}', ${outcome})`)
  }
  await operator('disable', at)
  const rows = await db.execute(sql`
    select outcome, reason from people_import_lines where import_id = ${list}
    union all select outcome, reason from roster_steps where roster_id = ${roster} order by 1`)
  const reason = { code: 'starter_signed_out' }
  expect((rows as { rows: unknown[] }).rows).toEqual([
    ...[
      { outcome: 'add', reason: null },
      { outcome: 'done', reason: null },
    ],
    ...[
      { outcome: 'refuse', reason },
      { outcome: 'refused', reason },
    ],
  ])
})
