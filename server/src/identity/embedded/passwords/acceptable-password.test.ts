/** The list of common passwords and the names of the account decide at every door that sets a password. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { assertAcceptable } from './acceptable-password.ts'

const common = 'WEAK_PASSWORD : This password is too common. Please choose another one.'
const own =
  'WEAK_PASSWORD : This password is too easy to guess: it is one of your names, or one of ours. Please choose another one.'

test.each(['123456', 'PASSWORD', 'Password1', 'Welcome1', 'P@ssw0rd', 'Summer2024!', 'qwerty123'])(
  '%s is too common',
  (password) => expect(() => assertAcceptable(password, [])).toThrow(common),
)

test.each(['zebra7', 'correct horse', 'Correct-Horse-9', 'пароль-7'])('%s is not', (password) =>
  expect(() => assertAcceptable(password, ['ada@example.com'])).not.toThrow(),
)

let ground: TestIdentity
beforeAll(async () => {
  ground = await testIdentity({ namesOf: () => ['countess', 'Byron'] })
})
afterAll(() => ground.close())

/** Each sets `password` and answers with the protocol's error. */
const doors: Record<string, (password: string) => Promise<string | undefined>> = {
  'accounts:signUp': async (password) => {
    const body = { email: `lovelace${Math.random()}@example.com`, displayName: 'Countess Byron', password }
    return (await ground.call('signUp', body)).error
  },
  'accounts:signUp, linking': async (password) => {
    const { idToken, uid, email } = await ground.signUp()
    await ground.database.db.execute(sql`update accounts set password_hash = null where uid = ${uid}`)
    return (await ground.call('signUp', { idToken, email, password })).error
  },
  'accounts:update': async (password) => {
    const { idToken } = await ground.signUp()
    return (await ground.call('update', { idToken, password })).error
  },
  'accounts:resetPassword': async (newPassword) =>
    (await ground.call('resetPassword', { oobCode: await resetCode(), newPassword })).error,
  'POST /api/users/reset-password': async (password) => {
    const reset = ground.identity.resetPassword({ code: await resetCode(), password, address: '192.0.2.1' })
    return reset.then(() => undefined).catch((error: Error) => error.message)
  },
}

async function resetCode(): Promise<string> {
  const { email } = await ground.signUp()
  await ground.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  return ground.codes.at(-1)?.code ?? ''
}

describe.each(Object.entries(doors))('%s', (_door, set) => {
  test.each(['Password1', 'Welcome1', 'P@ssw0rd'])('refuses %s', async (password) => {
    expect(await set(password)).toBe(common)
  })
  test.each(['Atrium2026!', 'Countess1', 'byron!99'])('refuses %s, a name', async (password) => {
    expect(await set(password)).toBe(own)
  })
})

test.each(['accounts:signUp', 'accounts:update', 'accounts:resetPassword'])('%s takes another', async (door) => {
  expect(await doors[door]?.(`${goodPassword}-too`)).toBeUndefined()
})

test('accounts:signUp refuses the part of the address before the @', async () => {
  const { error } = await ground.call('signUp', { email: 'wollstonecraft@example.com', password: 'Wollstonecraft1' })
  expect(error).toBe(own)
})
