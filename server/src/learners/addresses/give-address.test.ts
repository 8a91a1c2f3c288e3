/** An address that an owner gives to the account of a learner: pending, sent again, taken back, and who is told what. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byCard } from '#testing/fixtures/learners/learners.ts'
import { addressesFixture, type AddressesFixture, onlyWayFor } from '#testing/fixtures/learners/addresses.ts'

type Body = Record<string, unknown>

let the: AddressesFixture
let staff: string
beforeAll(async () => {
  the = await addressesFixture()
  staff = await the.member('acme', 'staff')
}, 60_000)
afterAll(() => the.close())

async function listed(username: string): Promise<Body | undefined> {
  const { body } = await the.ask('GET', `?username=${username}`)
  return (body['results'] as Body[])[0]
}
async function acts(): Promise<string[]> {
  const { body } = await the.server.api({ url: '/api/users/timeline', query: { organization: 'acme' } })
  return (body['results'] as Body[]).map(({ action }) => String(action))
}
const takenBack = (uid: string, as?: string) => the.ask('DELETE', `/${uid}/address`, as === undefined ? {} : { as })

test('200: it waits, a link is mailed, and nothing of the account has changed', async () => {
  const card = await the.one()
  const bearer = await the.bearer(card)
  const email = the.unused()
  expect(await listed(card.username)).toMatchObject({ address: null })
  const { status, body } = await the.give(card, ` ${email} `)
  expect([status, body]).toMatchObject([200, { username: card.username, address: { email } }])
  expect(await listed(card.username)).toEqual(body)
  const mail = await the.mailTo(email)
  expect(mail?.text).toContain('A Fine School')
  expect(mail?.text).toContain(card.displayName)
  expect(mail?.text).toContain('14 days')
  expect((await acts())[0]).toBe('learner.address_given')

  const profile = await the.server.api({ url: '/api/users/profile' }, bearer)
  expect(profile).toMatchObject({ status: 200, body: { email: null } })
  expect((await the.signIn(byCard(card))).status).toBe(201)
  const create = {
    method: 'POST',
    url: '/api/iam/organizations',
    payload: { name: 'mine', displayName: 'Mine' },
  } as const
  expect(await the.server.api(create, bearer)).toMatchObject({ status: 403, body: { error: 'learner_not_allowed' } })
  expect(await the.signInAs(email)).toHaveProperty('error')
})

test('the link is mailed in the learner’s own language, whose the address is not yet', async () => {
  const card = await the.one()
  await the.server.database.db.execute(sql`update users set language = 'fr' where uid = ${card.user_id}`)
  const email = the.unused()
  await the.give(card, email)
  expect((await the.mailTo(email))?.html).toContain('<html lang="fr"')
})

test('sent again, to the same address or another one, the link of before works no more', async () => {
  const card = await the.one()
  const [first, second] = [the.unused(), the.unused()]
  await the.give(card, first)
  const before = await the.codeTo(first)
  await the.give(card, first)
  const newer = await the.codeTo(first)
  expect(await the.take(before)).toMatchObject({ status: 400, body: { error: 'code_invalid' } })
  await the.give(card, second)
  expect(await the.preview(newer)).toMatchObject({ status: 400, body: { error: 'code_invalid' } })
  expect(await listed(card.username)).toMatchObject({ address: { email: second } })
  expect((await the.preview(await the.codeTo(second))).status).toBe(200)
})

test('204: taken back, the link works no more, and nothing waits; once more does no harm', async () => {
  const card = await the.one()
  const email = the.unused()
  await the.give(card, email)
  const code = await the.codeTo(email)
  expect((await takenBack(card.user_id)).status).toBe(204)
  expect(await listed(card.username)).toMatchObject({ address: null })
  for (const refused of [await the.preview(code), await the.take(code)])
    expect(refused).toMatchObject({ status: 400, body: { error: 'code_invalid' } })
  expect((await acts())[0]).toBe('learner.address_taken_back')
  const before = await acts()
  expect((await takenBack(card.user_id)).status).toBe(204)
  expect(await acts()).toEqual(before)
})

describe('an address that an account has', () => {
  test('is answered as any other; its reader learns why there is no link', async () => {
    const [known, unknown] = [await the.one(), await the.one()]
    const email = 'ADA@example.com'
    const free = the.unused()
    const answers = [await the.give(known, email), await the.give(unknown, free)].map(({ status, body }) => ({
      status,
      fields: Object.keys(body),
      address: Object.keys(body['address'] as object),
    }))
    expect(answers[0]).toEqual(answers[1])
    const mail = await the.mailTo(email)
    expect(mail?.subject).toBe('You have an account on Atrium already')
    expect(mail?.text).not.toContain('code=')
    expect(mail?.links).toEqual([])
    expect(await listed(known.username)).toMatchObject({ address: { email } })
  })

  test('look-alikes are told apart as sign-up tells them apart', async () => {
    const card = await the.one()
    await the.give(card, 'ada@examp1e.com')
    expect((await the.mailTo('ada@examp1e.com'))?.links).toHaveLength(1)
    // As sign-up refuses it: a full-width letter.
    expect((await the.give(card, 'ａda@example.com')).status).toBe(422)
  })
})

test('409 address_sso_only for a domain whose people have one way in; nothing waits, and nothing is mailed', async () => {
  await onlyWayFor(the, 'school.example', 'elsewhere')
  const card = await the.one()
  const refused = await the.give(card, 'ada@SCHOOL.example')
  expect(refused).toMatchObject({ status: 409, body: { error: 'address_sso_only' } })
  expect(await listed(card.username)).toMatchObject({ address: null })
  expect(await the.mailTo('ada@SCHOOL.example')).toBeUndefined()
})

test('403 for staff, for members and for the learner; 401 without a bearer', async () => {
  const card = await the.one()
  const user = await the.member('acme', 'User')
  const itself = await the.bearer(card)
  const outsider = await the.member('elsewhere', 'owner')
  const expected: [string, number, string][] = [
    [staff, 403, 'forbidden'],
    [user, 403, 'forbidden'],
    [itself, 403, 'learner_not_allowed'],
    [outsider, 404, 'not_found'],
    ['', 401, 'unauthenticated'],
  ]
  for (const [as, status, error] of expected) {
    expect(await the.give(card, the.unused(), { as })).toMatchObject({ status, body: { error } })
    expect(await takenBack(card.user_id, as)).toMatchObject({ status, body: { error } })
  }
  expect(await listed(card.username)).toMatchObject({ address: null })
})

test('404 for whoever is no learner here: a member, one of another organization, one who was removed', async () => {
  const [theirs] = await the.make(['theirs'], {}, 'elsewhere')
  const gone = await the.one()
  await the.server.api({
    method: 'POST',
    url: '/api/users/members/delete',
    query: { organization: 'acme' },
    payload: { ids: [gone.user_id] },
  })
  for (const uid of [the.server.uid, theirs?.user_id ?? '', gone.user_id, 'nobody']) {
    const email = the.unused()
    expect((await the.give({ user_id: uid }, email)).status).toBe(404)
    expect((await takenBack(uid)).status).toBe(404)
    expect(await the.mailTo(email)).toBeUndefined()
  }
})

test.each([
  {},
  { email: '' },
  { email: 'nobody' },
  { email: ['ada@example.com'] },
  { email: 'a@example.com', uid: 'x' },
])('422 for %j', async (body) => {
  const card = await the.one()
  expect((await the.ask('POST', `/${card.user_id}/address`, { body })).status).toBe(422)
})

test('429 for too many to one address, and for too many by one owner; what waits stays', async () => {
  const strict = await addressesFixture({ LIMIT_MAILS: '2', LIMIT_MAILS_SENDER: '3' })
  try {
    const card = await strict.one()
    const [first, second] = ['one@example.com', 'two@example.com']
    const statuses = []
    for (const email of [first, first, first, second, second]) statuses.push((await strict.give(card, email)).status)
    expect(statuses).toEqual([200, 200, 429, 200, 429])
    expect((await strict.preview(await strict.codeTo(second))).status).toBe(200)
  } finally {
    await strict.close()
  }
}, 60_000)

test('403 email_not_verified for an owner who has not confirmed their own address, after a few', async () => {
  const owner = await the.member('acme', 'owner')
  const card = await the.one()
  const answers: Body[] = []
  for (let sent = 0; sent < 6; sent += 1) answers.push(await the.give(card, the.unused(), { as: owner }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 403])
  expect(answers.at(-1)).toMatchObject({ body: { error: 'email_not_verified' } })
})

test('the mail is in the language of the organization', async () => {
  const { db } = the.server.database
  await db.execute(sql`update organizations set language = 'de' where name = 'elsewhere'`)
  const [card] = await the.make(['polyglot'], {}, 'elsewhere')
  const email = the.unused()
  await the.give({ user_id: card?.user_id ?? '' }, email, { in: 'elsewhere' })
  expect((await the.mailTo(email))?.subject).toMatch(/gibt Ihnen Ihr eigenes Konto/)
})

test('only a hash of what the link says is kept, and the mail is sealed', async () => {
  const card = await the.one()
  const email = the.unused()
  await the.give(card, email)
  const code = await the.codeTo(email)
  const { rows } = (await the.server.database.db.execute(
    sql`select to_jsonb(a)::text as kept from learner_addresses a
      union all select to_jsonb(m)::text from mails m union all select to_jsonb(r)::text from audit_records r`,
  )) as { rows: { kept: string }[] }
  expect(rows.length).toBeGreaterThan(2)
  for (const { kept } of rows) expect(kept).not.toContain(code)
})
