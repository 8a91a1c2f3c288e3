/** A school behind one address signs in at eight; whoever tries things out from one does not get far. */
import { limitDefaults } from '#limits/rates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'

/** What an address may that finds nothing: fewer than the product's own, since everything here is done more often. */
const NARROW = 15
/** More than any narrow limit of an address. */
const PEOPLE = NARROW + 10

let the: SingleSignOn
let acme: School
let other: School
beforeAll(async () => {
  const narrow = { LIMIT_NAME_CHECKS: String(NARROW), LIMIT_ACCOUNT_LOOKUPS: String(NARROW) }
  the = await singleSignOn({ ...narrow, LIMIT_SIGN_IN_STARTS: String(PEOPLE + 30) })
  acme = await the.school('acme')
  other = await the.school('other')
}, 60_000)
afterAll(() => the.close())

async function find(email: string) {
  const call = { method: 'POST', url: '/api/iam/auth/single-sign-on', payload: { email } } as const
  return the.server.api(call, '')
}

test('2,000 people behind one address sign in twice in ten minutes and are within the limit', () => {
  const { max, windowSeconds } = limitDefaults.signInStart
  expect([windowSeconds, max >= 2 * 2_000]).toEqual([600, true])
})

test('everybody of a school arrives from one address: found, sent there, back, and signed in', async () => {
  for (let person = 0; person < PEOPLE; person += 1) {
    const email = `person${person}@acme.org`
    expect((await find(email)).status, email).toBe(200)
    const { token, problem } = await the.arrive(acme, { sub: `person ${person}`, email, email_verified: true })
    expect(problem, email).toBeNull()
    if (person % 20 === 0) expect(await the.signIn(token)).toMatchObject({ email })
  }
}, 60_000)

test('429 for an address that sets out for one connection again and again; another connection is not its business', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 40; time += 1) statuses.push((await the.setOut(acme)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([303, 429])
  expect((await the.setOut(other)).status).toBe(303)
})

test('429 for looks that find nothing, and the organizations’ own people are found all the same', async () => {
  const statuses: number[] = []
  for (let time = 0; time <= NARROW; time += 1) {
    statuses.push((await find(`somebody@unknown${time}.example`)).status)
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  expect((await find('ada@other.org')).body).toMatchObject({ connection: { id: other.connectionId } })
})

test('429 for an address that asks for what never arrived; whoever arrives is signed in', async () => {
  const statuses: number[] = []
  for (let time = 0; time <= NARROW; time += 1) {
    statuses.push((await the.finish('atrium_sso=guessed')).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await the.setOut({ ...other, connectionId: crypto.randomUUID() })).status, 'no connection').toBe(429)
  const arrived = await the.arrive(other, { sub: 'grace', email: 'grace@other.org', email_verified: true })
  expect(arrived.problem).toBeNull()
})
