/** What an organization asks of sign-ins, of whoever came by its own: the same wherever it is asked. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'

let the: SingleSignOn
let acme: School
const site = 'http://acme.localhost:8080'
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
  expect((await acme.ask('PATCH', 'rules', { version: 0, ways: ['password'] })).status).toBe(200)
}, 60_000)
afterAll(() => the.close())

async function signIn() {
  const says = { sub: 'ada', email: 'ada@acme.org', email_verified: true }
  const { idToken, localId } = await the.signIn((await the.arrive(acme, says)).token)
  return { uid: String(localId), bearer: `Bearer ${String(idToken)}` }
}

/** What the organization's own pages say of a session, and those that list what one's organizations ask. */
async function said(bearer: string) {
  const inside = await the.server.api({ url: '/api/users/members/me?organization=acme' }, bearer)
  const own = await the.server.api({ url: '/api/iam/organizations/own-rules' }, bearer)
  const [rules] = own.body['results'] as { refused: unknown }[]
  return { inside: inside.status, refused: rules?.refused }
}

test('whoever its own sign-in lets in is told so, though its rules allow passwords alone', async () => {
  expect(await said((await signIn()).bearer)).toEqual({ inside: 200, refused: null })
})

test('and so it is for what they hand on, to its site and from there', async () => {
  const { uid, bearer } = await signIn()
  const handOn = async (as: string, more: object = {}) => {
    const payload = { uid, origin: site, ...more }
    const { status, body } = await the.server.api({ method: 'POST', url: '/api/iam/auth/customToken', payload }, as)
    expect(status).toBe(201)
    const { idToken } = await the.server.identity('signInWithCustomToken', { token: body['customToken'] }, site)
    return `Bearer ${String(idToken)}`
  }
  const there = await handOn(bearer, { organization: 'acme' })
  expect(await said(there)).toEqual({ inside: 200, refused: null })
  expect(await said(await handOn(there))).toEqual({ inside: 200, refused: null })
})
