/** The list of common passwords and the names of the account decide at every door that sets a password. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { passwordDoors } from '#testing/fixtures/sign-in/password-doors.ts'
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

const doors = passwordDoors(() => ground)

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
