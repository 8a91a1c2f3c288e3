/** Google’s sign-in and a password’s, where an organization’s own is the only way in for an address. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

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

test('of sign-ins with a password at the same time, it keeps nobody else', async () => {
  const school = 'asked@school.org'
  const all = [school, 'asked@elsewhere.example', 'asked@third.example']
  for (const email of all) await the.call('signUp', { email, password: goodPassword, returnSecureToken: true })
  isOnly = true
  const answers = await Promise.all(all.map((email) => the.signIn(email)))
  isOnly = false
  expect(answers.map(({ status }) => status)).toEqual([400, 200, 200])
  expect(answers[0]?.error).toMatch(/^OPERATION_NOT_ALLOWED : Your organization/)
  expect((await the.signIn(school)).status).toBe(200)
})
