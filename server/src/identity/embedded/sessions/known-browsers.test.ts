/** What a known browser has of its own has a bound as well, however many browsers somebody makes known. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestIdentity
let steps: ReturnType<typeof secondSteps>
const windowSeconds = 3_600
const limits = {
  wrongPasswordAccount: { max: 2, windowSeconds },
  wrongPasswordAddress: { max: 4, windowSeconds },
  mail: { max: 2, windowSeconds },
  mailRecipient: { max: 3, windowSeconds },
  wrongMailedCode: { max: 2, windowSeconds },
}
beforeAll(async () => {
  the = await testIdentity({ limits })
  steps = secondSteps(the)
})
afterAll(() => the.close())

const MANY = 6
let addresses = 0
const elsewhere = () => `203.0.113.${(addresses += 1)}`
const cookieIn = ({ headers }: Awaited<ReturnType<TestIdentity['call']>>) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** Each has signed in to the account. */
async function browsersOf({ email }: Person): Promise<string[]> {
  const cookies: string[] = []
  while (cookies.length < MANY) cookies.push(cookieIn(await the.signIn(email)))
  return cookies
}
const guess = ({ email }: Person, cookie?: string) =>
  the.signIn(email, `Guess-${addresses}`, { address: elsewhere(), ...(cookie !== undefined && { cookie }) })
async function usedUp(person: Person): Promise<void> {
  for (let wrong = 0; wrong < limits.wrongPasswordAccount.max; wrong += 1) await guess(person)
  expect(await guess(person)).toMatchObject({ status: 429 })
}
const counted = async (asked: Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length
const ask = ({ email }: Person, cookie?: string) => the.identity.mailSignIn({ email, address: elsewhere(), cookie })

test('whoever has stolen a session makes no browser known by handing it on', async () => {
  const ada = await steps.confirmed()
  const handed: string[] = []
  while (handed.length < 2) {
    const token = await the.identity.mintCustomToken({ uid: ada.uid })
    const answer = await the.call('signInWithCustomToken', { token })
    expect(answer).toMatchObject({ status: 200 })
    handed.push(cookieIn(answer))
  }
  await usedUp(ada)
  for (const cookie of handed) expect(await guess(ada, cookie)).toMatchObject({ status: 429 })

  const eve = await steps.confirmed()
  const token = await the.identity.mintCustomToken({ uid: eve.uid })
  const cookie = cookieIn(await the.call('signInWithCustomToken', { token }))
  const told = the.newSignIns.length
  await the.signIn(eve.email, undefined, { cookie })
  expect(the.newSignIns.length - told, 'nor keeps a later sign-in there from being told').toBe(1)
})

test('all the browsers of an account together guess no more passwords than an address does', async () => {
  const ada = await steps.confirmed()
  const browsers = await browsersOf(ada)
  await usedUp(ada)
  const answers = await Promise.all([...browsers, ...browsers].map((cookie) => guess(ada, cookie)))
  const looked = answers.filter(({ error }) => error === 'INVALID_LOGIN_CREDENTIALS')
  expect(looked).toHaveLength(limits.wrongPasswordAddress.max)
})

test('nor does a mailbox bear more from them than from strangers; of an address that nobody has confirmed, none', async () => {
  for (const [person, more] of [
    [await steps.confirmed(), limits.mailRecipient.max],
    [await the.signUp(), 0],
  ] as const) {
    const browsers = await browsersOf(person)
    for (let mail = 0; mail < limits.mailRecipient.max; mail += 1) await ask(person)
    expect(await counted([...browsers, ...browsers].map((cookie) => ask(person, cookie)))).toBe(more)
  }
})

test.each([
  ['confirmed', limits.wrongMailedCode.max],
  ['unconfirmed', 0],
])('nor do they guess more mailed codes: %s', async (kind, more) => {
  const person = kind === 'confirmed' ? await steps.confirmed() : await the.signUp()
  const browsers = await browsersOf(person)
  const { asked } = await ask(person)
  const code = the.signInMails.at(-1)?.code === '000000' ? '000001' : '000000'
  const wrong = (of: string, cookie?: string) => the.identity.takeSignInCode({ asked: of, code, cookie })
  for (let tries = 0; tries < limits.wrongMailedCode.max; tries += 1) {
    await expect(wrong(asked)).rejects.toMatchObject({ code: 'INVALID_OOB_CODE' })
  }
  const another = await ask(person)
  const tried = await Promise.allSettled(browsers.slice(0, 4).map((cookie) => wrong(another.asked, cookie)))
  const looked = tried.filter(
    (one) => one.status === 'rejected' && (one.reason as { code?: string }).code === 'INVALID_OOB_CODE',
  )
  expect(looked).toHaveLength(more)
})
