/** Somebody registers an address just as whoever reads it signs in by mail, and has no account there yet. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

/** Nobody has an account, as long as none is made. */
let isBefore = false
vi.mock(import('./queries.ts'), async (original) => {
  const queries = await original()
  return {
    ...queries,
    findAccountByEmailKey: async (...asked) => (isBefore ? undefined : queries.findAccountByEmailKey(...asked)),
    insertAccount: (...asked) => {
      isBefore = false
      return queries.insertAccount(...asked)
    },
  }
})

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity({ origins: {} })))
afterAll(() => the.close())

test('whoever reads the mailbox is in, and has the account; whoever registered it is out', async () => {
  const email = 'reader@example.com'
  await the.identity.mailSignIn({ email, address: '192.0.2.1' })
  const early = await the.signUp({ email })
  isBefore = true
  const oobCode = the.signInMails.at(-1)?.link
  const { status, body } = await the.call('signInWithEmailLink', { email, oobCode })
  expect({ status, ...body }).toMatchObject({ status: 200, localId: early.uid, isNewUser: false })
  expect(await the.signIn(email, goodPassword)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
})
