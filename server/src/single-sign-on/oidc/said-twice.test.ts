/** A way back that says something twice, or as another kind of thing than it is, signs nobody in and fails nothing. */
import { singleSignOnReturn } from '@atrium/contract/identity/single-sign-on-names'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'

let the: SingleSignOn
let acme: School
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
  acme.issuer.says = { sub: 'ada', email: 'ada@acme.org', email_verified: true }
}, 60_000)
afterAll(() => the.close())

const refused = ['expired', 'invalid', 'unreachable'].map((problem) => `${singleSignOnReturn}&problem=${problem}`)

test.each<[string, (back: URL) => void]>([
  ['the state twice', (back) => back.searchParams.append('state', back.searchParams.get('state') ?? '')],
  ['another state first', (back) => void (back.search = `?state=x&${back.search.slice(1)}`)],
  ['the code twice', (back) => back.searchParams.append('code', 'another')],
  ['the issuer twice', (back) => back.searchParams.append('iss', 'https://evil.example')],
  ['a code and an error', (back) => back.searchParams.append('error', 'server_error')],
  ['a code of nothing', (back) => back.searchParams.set('code', '')],
  ['a state with a zero in it', (back) => back.searchParams.set('state', `\0${back.searchParams.get('state') ?? ''}`)],
  [
    'an ID token beside the code, as the implicit flow has it',
    (back) => back.searchParams.append('id_token', 'e30.e30.'),
  ],
  ['a whole answer as one token', (back) => back.searchParams.append('response', 'e30.e30.')],
])('%s', async (_what, change) => {
  const { location, cookie } = await the.setOut(acme)
  const back = acme.issuer.consent(location)
  change(back)
  expect(refused).toContain(await the.comeBack(back, cookie))
  expect((await the.finish(cookie)).body.token ?? null).toBeNull()
})

test('posted as a form: there is no such way', async () => {
  const { location, cookie } = await the.setOut(acme)
  const back = acme.issuer.consent(location)
  const response = await the.server.app.inject({
    method: 'POST',
    url: back.pathname,
    payload: back.search.slice(1),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.statusCode).toBeLessThan(500)
})
