/** What an issuer says may hold what the database cannot keep: its owner sees of a test what can be kept, and people sign in. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'

let the: SingleSignOn
let acme: School
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
}, 60_000)
afterAll(() => the.close())
beforeEach(() => void (acme.issuer.wrong = {}))

/** Answers what the browser was told, and what the owner sees of it. */
async function tested(says: Record<string, unknown>) {
  const path = `single-sign-on/${acme.connectionId}`
  const { body } = await acme.ask('POST', `${path}/test`)
  const { location, cookie } = await the.setOut(acme, new URL(String(body['address'])).search)
  acme.issuer.says = says
  const answer = await the.comeBack(acme.issuer.consent(location), cookie)
  return { answer, test: (await acme.ask('GET', path)).body['test'] as { arrived: { claims: object[] } | null } }
}

const ada = { sub: 'ada', email: 'ada@acme.org', email_verified: true }

test.each([
  ['a NUL', { groups: ['a\0b'] }, ['ab']],
  ['half a character', { groups: ['\ud800x'] }, ['\ufffdx']],
  ['a character where a long text is cut', { groups: [`${'x'.repeat(999)}😀`] }, [`${'x'.repeat(999)}\ufffd`]],
])('a value with %s', async (_what, says, values) => {
  const { answer, test: shown } = await tested({ ...ada, ...says })
  expect(answer).toBe('200')
  expect(shown.arrived?.claims).toContainEqual({ name: 'groups', values })
  expect((await the.arrive(acme, { ...ada, ...says })).problem).toBeNull()
})

test('a name with a NUL is no other name', async () => {
  const { answer, test: shown } = await tested({ ...ada, 'email\0': 'eve@acme.org' })
  expect(answer).toBe('200')
  expect(shown.arrived).toMatchObject({ read: { email: 'ada@acme.org' } })
})

test('a refusal with a NUL in it is told of without', async () => {
  acme.issuer.wrong = { refuses: 'invalid\0grant' }
  const { answer, test: shown } = await tested(ada)
  expect(answer).toBe('200')
  expect(shown).toMatchObject({ failure: 'invalid', detail: expect.stringContaining('(invalidgrant)') as string })
})
