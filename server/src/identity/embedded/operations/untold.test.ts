/** What was refused is told to nobody: it takes none of the mails that an account has for an address that it has not confirmed. */
import { afterEach, expect, test } from 'vitest'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

const MAILS = 2
const limits = { mail: { max: MAILS, windowSeconds: 3_600 } }
const tries = Array.from({ length: MAILS + 1 }, (_, time) => time)
let the: TestIdentity
afterEach(() => the.close())

test('passwords that are known from a breach, and then one that is not', async () => {
  the = await testIdentity({ limits, isBreached: async (password) => password.startsWith('known') })
  const { idToken } = await the.signUp()
  for (const time of tries) {
    const refused = await the.call('update', { idToken, password: `known-passphrase-${time}` })
    expect(refused.body).toMatchObject({ error: { message: expect.stringMatching(/^WEAK_PASSWORD/) } })
  }
  expect(await the.call('update', { idToken, password: 'Battery-Staple-9' })).toMatchObject({ status: 200 })
})

test('passkeys that the account does not have, and ways in that have to stay', async () => {
  the = await testIdentity({ limits })
  const { idToken } = await the.signUp()
  const actor = await the.identity.verifyIdToken(idToken)
  for (const time of tries) {
    await expect(the.identity.passkeys.remove(actor, String(time))).rejects.toMatchObject({ code: 'not_found' })
    const refused = await the.call('update', { idToken, deleteProvider: ['password'] })
    expect(refused.body).toMatchObject({ error: { message: expect.stringMatching(/^OPERATION_NOT_ALLOWED/) } })
  }
  expect(await the.call('update', { idToken, password: 'Battery-Staple-9' })).toMatchObject({ status: 200 })
})
