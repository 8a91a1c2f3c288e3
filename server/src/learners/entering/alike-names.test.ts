/** Capitals of Greek and Turkish are the letters that they are: one learner of a school has such a name, and signs in by it. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { learnersFixture, type LearnersFixture } from '#testing/fixtures/learners/learners.ts'

const many = '1000000'
const ACCOUNT_LIMIT = 4
let the: LearnersFixture
beforeAll(async () => {
  const limits = { LIMIT_WRONG_LEARNERS_ADDRESS: many, LIMIT_WRONG_LEARNERS_ACCOUNT: String(ACCOUNT_LIMIT) }
  the = await learnersFixture({ LIMIT_SIGN_UPS: many, ...limits })
})
afterAll(() => the.close())

const line = (username: string) => ({ username, given_name: 'Ada', family_name: '' })
const byCode = (username: string, card: string) => the.signIn({ by: 'code', organization: 'acme', username, card })

test.each([
  ['ışık', 'IŞIK'],
  ['isil', 'İSİL'],
  ['νίκος', 'νίκοσ'],
])('%s signs in as %s, and nobody else of the school gets that name', async (name, typed) => {
  const [card, other] = await the.make([name, `other-of-${name.length}${name.codePointAt(0)}`])
  expect((await byCode(typed, card?.code ?? '')).status).toBe(201)
  const again = await the.ask('POST', '', { body: { learners: [line(typed)] } })
  expect(again.body).toMatchObject({ made: [], refused: [{ code: 'username_taken', value: typed }] })
  const renamed = await the.ask('PATCH', `/${other?.user_id ?? ''}`, { body: { username: typed } })
  expect(renamed).toMatchObject({ status: 409, body: { error: 'username_taken' } })
  expect((await the.ask('PATCH', `/${card?.user_id ?? ''}`, { body: { username: typed } })).status).toBe(200)
})

test('within one list too', async () => {
  const { body } = await the.ask('POST', '', { body: { learners: [line('kılıç'), line('KILIÇ')] } })
  expect(body).toMatchObject({ made: [], refused: [{ line: 2, code: 'username_twice', firstLine: 1 }] })
})

test('of two who are renamed to such names at once, one gets it', async () => {
  const cards = await the.make(['first-of-two', 'second-of-two'])
  const answers = await Promise.all(
    ['sıla', 'sila'].map((username, place) =>
      the.ask('PATCH', `/${cards[place]?.user_id ?? ''}`, { body: { username } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('of two from before that was asked, each signs in by the name as it is written, and keeps it', async () => {
  const [dotless, dotted] = await the.make(['nılay', 'to-be-nilay'])
  const { db } = the.server.database
  await db.execute(sql`update learners set username = 'nilay', username_key = 'nilay' where uid = ${dotted?.user_id}`)
  expect((await byCode('nılay', dotless?.code ?? '')).status).toBe(201)
  expect((await byCode('nilay', dotted?.code ?? '')).status).toBe(201)
  const kept = await the.ask('PATCH', `/${dotted?.user_id ?? ''}`, { body: { username: 'Nilay' } })
  expect(kept).toMatchObject({ status: 200, body: { username: 'Nilay' } })
})

test('wrong codes are counted for the learner, however the name is written', async () => {
  const [card] = await the.make(['ıııı'])
  const spellings = ['ıııı', 'iııı', 'ıiıı', 'ııiı', 'ıııi', 'IIII']
  const statuses: number[] = []
  for (const username of spellings) statuses.push((await byCode(username, 'AAAA-AAAA-AAAA')).status)
  expect(statuses.slice(ACCOUNT_LIMIT)).toEqual([429, 429])
  expect((await byCode('ıııı', card?.code ?? '')).status).toBe(429)
})
