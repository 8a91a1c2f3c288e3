/** Google’s sign-in, where an organization’s own is the only way in for an address. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
let isOnly = false
beforeAll(async () => {
  the = await testIdentity({ hasOnlyWay: (email) => isOnly && email.endsWith('@school.org') })
})
afterAll(() => the.close())

function google(email: string) {
  const names = {
    displayName: 'Ada',
    givenName: 'Ada',
    familyName: 'Lovelace',
    photoUrl: 'https://example.com/ada.png',
  }
  const issuer = 'https://accounts.google.com'
  the.google.set(email, { ...names, issuer, subject: `subject of ${email}`, email, emailVerified: true })
  const postBody = new URLSearchParams({ id_token: email, providerId: 'google.com' }).toString()
  return the.call('signInWithIdp', { requestUri: 'http://localhost', postBody, returnSecureToken: true })
}

test('it is refused to whoever came by it before, and makes no account; other addresses go on', async () => {
  expect((await google('ada@school.org')).status).toBe(200)
  isOnly = true
  const refused = /^OPERATION_NOT_ALLOWED : Your organization/
  expect((await google('ada@school.org')).error).toMatch(refused)
  expect((await google('new@school.org')).error).toMatch(refused)
  expect((await google('ada@elsewhere.example')).status).toBe(200)
  const kept = await the.database.db.select({ email: accounts.email }).from(accounts).orderBy(accounts.email)
  expect(kept).toEqual([{ email: 'ada@elsewhere.example' }, { email: 'ada@school.org' }])
  isOnly = false
  expect((await google('ada@school.org')).status).toBe(200)
})
