/** Accounts that live at the hosted provider: how they come to have a record here, and keep it true. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount, newPerson, registerPerson, uniqueName, type Person } from '../support/account-client.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const account = (person: Person) => createAccount(product.identityOrigin, person)
const find = (name: string) => product.api('GET', `/api/users/profile/getuser?email=${encodeURIComponent(name)}`)
const profile = (token: string) => product.api('GET', '/api/users/profile', { token })

describe('the record', () => {
  test('is made by the first call of the API, also by many at once', async () => {
    const person = newPerson()
    const { uid, idToken } = await account(person)
    const answers = await Promise.all(Array.from({ length: 8 }, () => profile(idToken)))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toMatchObject({ user_id: uid, email: person.email })
    }
  })

  test('is not taken over by a token from before an e-mail changed hands', async () => {
    const before = await account(newPerson())
    const { body } = await profile(before.idToken)
    const email = String(body['email'])
    await product.administer('update', { localId: before.uid, email: `${uniqueName('moved')}@example.com` })
    const owner = await account(newPerson({ email }))
    await profile(owner.idToken)
    await profile(before.idToken)
    expect((await profile(owner.idToken)).body).toMatchObject({ user_id: owner.uid, email })
  })

  test('is not made for an account that is gone', async () => {
    const { uid, idToken } = await account(newPerson())
    await product.administer('delete', { localId: uid })
    expect((await profile(idToken)).status).toBe(401)
  })
})

describe('finding the account to sign in as', () => {
  test('one that never called the API', async () => {
    const person = newPerson()
    await account(person)
    expect(await find(person.email.toUpperCase())).toMatchObject({ status: 200, body: { email: person.email } })
  })

  test('by a username, with the e-mail of now', async () => {
    const person = newPerson()
    const { uid } = await registerPerson(product.origin, person, product.identityOrigin)
    const email = `${uniqueName('moved')}@example.com`
    await product.administer('update', { localId: uid, email })
    expect((await find(person.username)).body).toMatchObject({ email, given_name: person.firstName })
    expect((await find(email)).status).toBe(200)
    expect(await find(person.email)).toMatchObject({ status: 400, body: { error: 'user_not_found' } })
  })

  test('nobody', async () => {
    for (const name of [uniqueName('nobody'), 'nobody@example.com', 'no@e-mail@at.all']) {
      expect(await find(name)).toMatchObject({ status: 400, body: { error: 'user_not_found' } })
    }
  })
})
