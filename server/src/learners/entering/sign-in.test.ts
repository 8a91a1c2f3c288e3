/** Sign-in of learners without an address: by card, code, pictures and password, and everything that refuses it. */
import type { LearnerCard } from '@atrium/contract/people/learner'
import { learnerPictures, maxWrongTries } from '@atrium/contract/people/learner-names'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSecrets } from '#secrets/secrets.ts'
import { byCard, learnersFixture, type LearnersFixture } from '#testing/fixtures/learners/learners.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'

type Body = Record<string, unknown>

const many = '1000000'
const wide = {
  LIMIT_NAME_CHECKS: many,
  LIMIT_ACCOUNT_LOOKUPS: many,
  LIMIT_SIGN_UPS: many,
  LIMIT_WRONG_LEARNERS_ADDRESS: many,
  LIMIT_WRONG_LEARNERS_ACCOUNT: many,
}
const wrong = { status: 400, body: { error: 'learner_sign_in_wrong' } }

let the: LearnersFixture
beforeAll(async () => void (the = await learnersFixture(wide)), 60_000)
afterAll(() => the.close())

let names = 0
async function one(more: object = {}): Promise<LearnerCard> {
  const [card] = await the.make([`pupil${++names}`], more)
  if (!card) throw new Error('nobody was made')
  return card
}
const named = ({ username }: LearnerCard, organization = 'acme') => ({ organization, username })
const otherPictures = (card: LearnerCard) => [...(card.pictures ?? [])].reverse()
const byPictures = (card: LearnerCard, pictures: unknown = card.pictures) => ({
  by: 'pictures',
  ...named(card),
  pictures,
})
async function columnOf(card: LearnerCard, column: string): Promise<unknown> {
  const { rows } = (await the.server.database.db.execute(
    sql`select ${sql.identifier(column)} as kept from learners where uid = ${card.user_id}`,
  )) as { rows: { kept: unknown }[] }
  return rows[0]?.kept
}
const isOpen = async (bearer: string) => (await the.server.api({ url: '/api/users/profile' }, bearer)).status === 200

describe('what is right', () => {
  test('201 by the card alone, once; the session is on the organization’s site, and says how it began', async () => {
    const card = await one()
    const { status, body } = await the.signIn(byCard(card))
    expect(status).toBe(201)
    const tokens = await the.exchange(body['token'])
    expect(tokens).toMatchObject({ localId: card.user_id, providerId: 'oidc.organization' })
    expect(tokens).not.toHaveProperty('email')
    expect(await the.exchange(body['token'])).toMatchObject({ error: { message: 'INVALID_IDP_RESPONSE' } })
    const sessions = await the.server.api({ url: '/api/iam/auth/sessions' }, `Bearer ${String(tokens['idToken'])}`)
    expect(sessions.body['results']).toMatchObject([{ signedInWith: 'card', current: true }])
    const refreshed = await the.server.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=any',
      payload: { grant_type: 'refresh_token', refresh_token: tokens['refreshToken'] },
    })
    expect(refreshed.statusCode).toBe(200)
  })

  test('201 by username and the code of the card, however it is typed', async () => {
    const card = await one()
    const typed = ` ${card.code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    const body = { by: 'code', organization: 'acme', username: card.username.toUpperCase(), card: typed }
    expect((await the.signIn(body)).status).toBe(201)
  })

  test('201 by pictures that were drawn, and by others that a teacher set; a password as well', async () => {
    const card = await one({ pictures: true })
    expect((await the.signIn(byPictures(card))).status).toBe(201)
    const set = await the.ask('POST', `/${card.user_id}/pictures`, { body: { pictures: learnerPictures.slice(0, 4) } })
    expect(set).toMatchObject({ status: 200, body: { pictures: learnerPictures.slice(0, 4) } })
    expect(await the.signIn(byPictures(card))).toMatchObject(wrong)
    expect((await the.signIn(byPictures(card, learnerPictures.slice(0, 4)))).status).toBe(201)
    const password = 'a fine password'
    expect((await the.ask('POST', `/${card.user_id}/password`, { body: { password } })).status).toBe(204)
    expect((await the.signIn({ by: 'password', ...named(card), password })).status).toBe(201)
    expect(await the.signIn(byPictures(card, learnerPictures.slice(0, 4)))).toMatchObject(wrong)
  })
})

test('a card says whose it is, to whoever has it and to nobody else; nobody is signed in by that', async () => {
  const card = await one()
  const preview = (payload: object) =>
    the.server.api({ method: 'POST', url: '/api/iam/auth/learners/preview', payload })
  const shown = { learner: card.user_id, card: card.code }
  expect(await preview(shown)).toEqual({ status: 200, body: { displayName: card.displayName } })
  expect(await preview({ ...shown, card: 'ABCD-EFGH-JKMN' })).toMatchObject(wrong)
  expect(await preview({ ...shown, learner: 'nobody' })).toMatchObject(wrong)
  expect(await columnOf(card, 'last_sign_in_at')).toBeNull()
})

describe('400 learner_sign_in_wrong, whatever it is', () => {
  test('an unknown learner, username or organization, a wrong card, code, picture or password', async () => {
    const card = await one({ pictures: true })
    const other = await one()
    const asked = [
      { by: 'card', learner: 'nobody', card: card.code },
      { by: 'card', learner: other.user_id, card: card.code },
      { by: 'card', learner: card.user_id, card: 'ABCD-EFGH-JKMN' },
      { by: 'card', learner: card.user_id, card: '🦉' },
      { by: 'code', organization: 'acme', username: 'nobody', card: card.code },
      { by: 'code', ...named(card, 'elsewhere'), card: card.code },
      { by: 'code', ...named(card, 'nosuchschool'), card: card.code },
      { by: 'code', ...named(other), card: card.code },
      byPictures(card, otherPictures(card)),
      byPictures(other, learnerPictures.slice(0, 4)),
      { ...byPictures(card), username: 'nobody' },
      { ...byPictures(card), organization: 'elsewhere' },
      { by: 'password', ...named(card), password: 'wrong' },
      { by: 'password', ...named(card), password: (card.pictures ?? []).join(' ') },
    ]
    for (const body of asked) expect(await the.signIn(body), JSON.stringify(body)).toMatchObject(wrong)
  })

  test('one who is removed, an organization that is closed; a token of before is good for nothing', async () => {
    const card = await one()
    const bearer = await the.bearer(card)
    const { body } = await the.signIn(byCard(card))
    const members = (path: string) =>
      the.server.api({
        method: 'POST',
        url: `/api/users/members/${path}`,
        query: { organization: 'acme' },
        payload: { ids: [card.user_id] },
      })
    expect((await members('delete')).status).toBe(200)
    expect(await isOpen(bearer)).toBe(false)
    expect(await the.signIn(byCard(card))).toMatchObject(wrong)
    expect(await the.exchange(body['token'])).toMatchObject({ error: { message: 'INVALID_IDP_RESPONSE' } })
    expect((await members('restore')).status).toBe(200)
    expect((await the.signIn(byCard(card))).status).toBe(201)

    const id = await the.school('closing')
    const [theirs] = await the.make(['ada'], {}, 'closing')
    if (!theirs) throw new Error('nobody was made')
    const inside = await the.bearer(theirs)
    expect((await the.server.api({ method: 'DELETE', url: `/api/iam/organizations/${id}` })).status).toBe(204)
    expect(await isOpen(inside)).toBe(false)
    expect(await the.signIn(byCard(theirs))).toMatchObject(wrong)
    expect(await the.signIn({ by: 'code', ...named(theirs, 'closing'), card: theirs.code })).toMatchObject(wrong)
  })
})

test.each([
  {},
  { by: 'card' },
  { by: 'card', learner: 'x'.repeat(65), card: 'x' },
  { by: 'code', organization: 'acme', username: 'x'.repeat(257), card: 'x' },
  { by: 'pictures', organization: 'acme', username: 'ada', pictures: ['apple'] },
  { by: 'pictures', organization: 'acme', username: 'ada', pictures: ['apple', 'apple', 'ball', 'bear'] },
  { by: 'pictures', organization: 'acme', username: 'ada', pictures: ['apple', 'ball', 'bear', 'dragon'] },
  { by: 'password', organization: 'acme', username: 'ada', password: 'x'.repeat(10_000) },
  { by: 'card', learner: 'x', card: 'x', organization: 'acme' },
])('422 for %j', async (body) => {
  expect((await the.signIn(body)).status).toBe(422)
})

describe('wrong tries', () => {
  test(`of 200 at once exactly ${maxWrongTries} count; then the right pictures are wrong, until the card or a teacher`, async () => {
    const card = await one({ pictures: true })
    const guesses = Array.from({ length: 200 }, () => the.signIn(byPictures(card, otherPictures(card))))
    const answers = await Promise.all(guesses)
    // Who comes when too much is being hashed is told so, and has not tried.
    expect(answers.filter(({ status }) => ![400, 429, 503].includes(status))).toEqual([])
    for (let tried = 0; tried < maxWrongTries; tried += 1) await the.signIn(byPictures(card, otherPictures(card)))
    expect(await columnOf(card, 'wrong_tries')).toBe(maxWrongTries)
    expect(await the.signIn(byPictures(card))).toMatchObject(wrong)
    const listed = await the.ask('GET', `?username=${card.username}`)
    expect(listed.body['results']).toMatchObject([{ username: card.username, locked: true }])
    expect((await the.signIn(byCard(card))).status).toBe(201)
    expect((await the.signIn(byPictures(card))).status).toBe(201)
    for (let tried = 0; tried < maxWrongTries; tried += 1) await the.signIn(byPictures(card, otherPictures(card)))
    expect(await the.signIn(byPictures(card))).toMatchObject(wrong)
    expect((await the.ask('POST', `/${card.user_id}/unlock`)).status).toBe(204)
    expect((await the.signIn(byPictures(card))).status).toBe(201)
  }, 60_000)

  test('right ones are not counted', async () => {
    const card = await one({ pictures: true })
    for (let tried = 0; tried <= maxWrongTries; tried += 1)
      expect((await the.signIn(byPictures(card))).status).toBe(201)
    expect(await columnOf(card, 'wrong_tries')).toBe(0)
  })
})

test('pictures whose key is lost are wrong ones, and no try; new ones are right', async () => {
  const card = await one({ pictures: true })
  const [before, after] = [testSecrets, createSecrets([Buffer.alloc(32, 'lost')])]
  const kept = String(await columnOf(card, 'way_secret'))
  const lost = kept.replace(before.current, after.current)
  await the.server.database.db.execute(sql`update learners set way_secret = ${lost} where uid = ${card.user_id}`)
  expect(lost).not.toBe(kept)
  expect(await the.signIn(byPictures(card))).toMatchObject(wrong)
  expect(await columnOf(card, 'wrong_tries')).toBe(0)
  expect((await the.signIn(byCard(card))).status).toBe(201)
  expect((await the.ask('POST', `/${card.user_id}/pictures`, { body: { pictures: card.pictures } })).status).toBe(200)
  expect((await the.signIn(byPictures(card))).status).toBe(201)
})

describe('new cards', () => {
  test('refuse the old one at once, end what began by it, and leave what began by pictures', async () => {
    const card = await one({ pictures: true })
    const byOld = await the.bearer(card)
    const { body } = await the.signIn(byPictures(card))
    const seen = `Bearer ${String((await the.exchange(body['token']))['idToken'])}`
    const waiting = await the.signIn(byCard(card))
    const reset = await the.ask('POST', '/cards', { body: { ids: [card.user_id] } })
    expect(reset.status).toBe(200)
    const [made] = reset.body['cards'] as LearnerCard[]
    expect(made?.code).not.toBe(card.code)
    expect(await the.signIn(byCard(card))).toMatchObject(wrong)
    expect(await the.exchange(waiting.body['token'])).toMatchObject({ error: { message: 'INVALID_IDP_RESPONSE' } })
    expect([await isOpen(byOld), await isOpen(seen)]).toEqual([false, true])
    expect((await the.signIn(byCard(made as LearnerCard))).status).toBe(201)
  })

  test('end the hand-off of a session that began by the card as well', async () => {
    const card = await one()
    const bearer = await the.bearer(card)
    const minted = await the.server.api(
      { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid: card.user_id, organization: 'acme' } },
      bearer,
    )
    const { idToken } = await the.server.identity('signInWithCustomToken', { token: minted.body['customToken'] })
    expect(await isOpen(`Bearer ${String(idToken)}`)).toBe(true)
    await the.ask('POST', '/cards', { body: { ids: [card.user_id] } })
    expect(await isOpen(`Bearer ${String(idToken)}`)).toBe(false)
  })

  test('new pictures end what began by the old ones, and leave the card', async () => {
    const card = await one({ pictures: true })
    const { body } = await the.signIn(byPictures(card))
    const seen = `Bearer ${String((await the.exchange(body['token']))['idToken'])}`
    const byOne = await the.bearer(card)
    expect((await the.ask('POST', `/${card.user_id}/pictures`, { body: {} })).status).toBe(200)
    expect([await isOpen(seen), await isOpen(byOne)]).toEqual([false, true])
  })
})

test('429 for an address, and for a username there or not; a card that is shown goes on', async () => {
  const strict = await learnersFixture({ LIMIT_WRONG_LEARNERS_ADDRESS: '6', LIMIT_WRONG_LEARNERS_ACCOUNT: '2' })
  try {
    const [card] = await strict.make(['ada'])
    if (!card) throw new Error('nobody was made')
    for (const username of ['ada', 'nobody']) {
      const statuses: number[] = []
      for (const code of ['1', '2', card.code])
        statuses.push((await strict.signIn({ by: 'code', organization: 'acme', username, card: code })).status)
      expect(statuses).toEqual([400, 400, 429])
    }
    expect((await strict.signIn(byCard(card))).status).toBe(201)
    await strict.signIn({ ...byCard(card), card: 'x' })
    await strict.signIn({ ...byCard(card), card: 'x' })
    expect((await strict.signIn(byCard(card))).status).toBe(429)
  } finally {
    await strict.close()
  }
}, 60_000)

test('nothing of what opens an account is kept as it is', async () => {
  const card = await one({ pictures: true })
  const { rows } = (await the.server.database.db.execute(sql`select * from learners where uid = ${card.user_id}`)) as {
    rows: Body[]
  }
  const kept = JSON.stringify(rows)
  for (const secret of [card.code, card.code.replaceAll('-', ''), (card.pictures ?? []).join(' '), '$argon2'])
    expect(kept).not.toContain(secret)
  expect(new URL(card.address).search).toBe('')
  expect(rows[0]?.['way']).toBe('pictures')
})
