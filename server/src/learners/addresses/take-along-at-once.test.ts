/** Taking an account along while others do, or do something else with it: exactly one thing happened. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byCard } from '#testing/fixtures/learners/learners.ts'
import { addressesFixture, type AddressesFixture, type Offered } from '#testing/fixtures/learners/addresses.ts'

type Body = Record<string, unknown>

let the: AddressesFixture
beforeAll(async () => void (the = await addressesFixture()), 60_000)
afterAll(() => the.close())

const removed = (uid: string) =>
  the.server.api({
    method: 'POST',
    url: '/api/users/members/delete',
    query: { organization: 'acme' },
    payload: { ids: [uid] },
  })

test('of 200 with one link exactly one takes it along', async () => {
  const { email, code } = await the.offered()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => the.take(code, { username: `crowd${n}`, password: `words of number ${n}` })),
  )
  const won = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
  expect(won).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body['error'])
  expect(new Set(refused)).toEqual(new Set(['code_invalid']))
  expect(await the.signInAs(email, `words of number ${won[0]}`)).toHaveProperty('idToken')
}, 60_000)

test('a card that is shown meanwhile leaves no session behind, and neither waits for the other for ever', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { card, email, code } = await the.offered()
    const before = await the.bearer(card)
    let done = false
    const taking = the.take(code).finally(() => (done = true))
    // For as long as it takes, so that one is shown at its every step.
    const showing = async () => {
      const bearers: string[] = []
      while (!done) {
        const { status, body } = await the.signIn(byCard(card))
        expect([201, 400]).toContain(status)
        const { idToken } = status === 201 ? await the.exchange(body['token']) : ({} as Body)
        if (typeof idToken === 'string') bearers.push(`Bearer ${idToken}`)
      }
      return bearers
    }
    const [taken, ...shown] = await Promise.all([taking, showing(), showing(), showing()])
    expect(taken.status).toBe(200)
    const bearers = [before, ...shown.flat()]
    for (const bearer of bearers) expect(await the.isOpen(bearer)).toBe(false)
    const { rows } = (await the.server.database.db.execute(
      sql`select id from sessions where uid = ${card.user_id} and way = 'card' and ended_at is null`,
    )) as { rows: Body[] }
    expect(rows).toEqual([])
    expect(await the.signInAs(email)).toHaveProperty('idToken')
  }
}, 60_000)

test('a new card, a new link and a removal meanwhile: either they or taking it along came first', async () => {
  const meanwhile = [
    ({ card }: Offered) => the.ask('POST', '/cards', { body: { ids: [card.user_id] } }),
    ({ card }: Offered) => the.give(card, the.unused()),
    ({ card }: Offered) => removed(card.user_id),
    ({ card }: Offered) => the.ask('DELETE', `/${card.user_id}/address`),
  ]
  for (const act of meanwhile) {
    const one = await the.offered()
    const [taken, other] = await Promise.all([the.take(one.code), act(one)])
    expect([200, 400]).toContain(taken.status)
    expect([200, 204, 404]).toContain(other.status)
    const account = await the.rowOf('accounts', one.card.user_id)
    const isOwn = taken.status === 200
    expect([account?.['learner_of'] === null, account?.['email'] !== null]).toEqual([isOwn, isOwn])
    expect((await the.rowOf('learners', one.card.user_id)) === undefined).toBe(isOwn)
  }
}, 60_000)
