/** Forgotten passwords over the API, and the mail that tells of a reset, where the hosted provider keeps the passwords. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, newPerson, uniqueName, type Person } from '../support/account-client.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct({ LIMIT_MAILS: '3' })))
afterAll(() => product.close())

const newPassword = 'Another-quiet-arch-9'
const forget = (email: string) => product.api('POST', '/api/users/forget-password', { body: { email } })
const reset = (code: string, password = newPassword) =>
  product.api('POST', `/api/users/reset-password?token=${code}`, { body: { password } })
const notify = (email: string) =>
  product.api('POST', '/api/messaging/email/send', { body: { email, template: 'success_reset_password' } })
const signIn = async ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  (await product.identity('signInWithPassword', { email, password, returnSecureToken: true })).status

async function account(): Promise<Person> {
  const person = newPerson()
  await createAccount(product.identityOrigin, person)
  return person
}

/** The provider's times tell a first password from a changed one by more than a second. */
const laterMs = 1_200
const later = () => new Promise((resolve) => setTimeout(resolve, laterMs))

test('asking for a mail: the same answer for an account and for none', async () => {
  const { email } = await account()
  expect(await forget(email)).toEqual({ status: 201, body: { email } })
  expect(await forget('nobody@example.com')).toEqual({ status: 201, body: { email: 'nobody@example.com' } })
})

test('mails to one address are limited, whether it has an account or not', async () => {
  for (const email of [(await account()).email, `${uniqueName('nobody')}@example.com`]) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => forget(email)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  }
})

test('the code sets a new password, once', async () => {
  const person = await account()
  await forget(person.email)
  const code = await product.resetCode(person.email)
  expect((await reset(code, 'short')).status).toBe(422)
  expect(await reset(code)).toEqual({ status: 200, body: { email: person.email } })
  expect(await reset(code)).toMatchObject({ body: { error: 'code_invalid' } })
  expect(await signIn(person)).toBe(400)
  expect(await signIn({ ...person, password: newPassword })).toBe(200)
})

test('one code, sixteen requests at once: one succeeds', async () => {
  const { email } = await account()
  await forget(email)
  const code = await product.resetCode(email)
  const answers = await Promise.all(Array.from({ length: 16 }, () => reset(code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a code that never was', async () => {
  expect(await reset('nonsense')).toMatchObject({ body: { error: 'code_invalid' } })
})

test('the mail about a reset: after one, once for each; never for a first password or for nobody', async () => {
  const { email } = await account()
  expect((await notify(email)).status).toBe(404)
  expect((await notify('nobody@example.com')).status).toBe(404)
  await later()
  await forget(email)
  await reset(await product.resetCode(email))
  const answers = await Promise.all(Array.from({ length: 8 }, () => notify(email)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 404)])
  const mails = (await (await fetch(`${product.origin}/dev/mailbox.json`)).json()) as { to: string }[]
  expect(mails.filter(({ to }) => to === email)).toHaveLength(1)
})
