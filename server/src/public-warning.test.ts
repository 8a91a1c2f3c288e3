/** What is said at the start of an installation that others can reach. */
import { expect, test } from 'vitest'
import { publicWarning } from './public-warning.ts'
import { readSettings } from './settings.ts'

const warningFor = (env: Record<string, string>) => publicWarning(readSettings(env))

test('nothing on one’s own machine, and nothing where all is set', () => {
  expect(warningFor({})).toBeUndefined()
  expect(warningFor({ PUBLIC_ORIGIN: 'https://a.example', SMTP_URL: 'smtp://mail.example' })).toBeUndefined()
})

test.each([
  [{ PUBLIC_ORIGIN: 'https://a.example' }, /SMTP_URL/, /http, so/],
  [{ PUBLIC_ORIGIN: 'http://a.example', SMTP_URL: 'smtp://mail.example' }, /plain http/, /SMTP_URL/],
  [{ BIND_ADDRESS: '0.0.0.0' }, /SMTP_URL/, /plain http/],
])('%j: one loud sentence about what is missing alone', (env, said, unsaid) => {
  expect(warningFor(env)).toMatch(said)
  expect(warningFor(env)).not.toMatch(unsaid)
  expect(warningFor(env)).toMatch(/^WARNING: [^\n]+\.$/)
})

test('a public origin without mail and with plain http: both, in one sentence', () => {
  expect(warningFor({ PUBLIC_ORIGIN: 'http://accounts.example.com' })).toBe(
    'WARNING: others can reach http://accounts.example.com, but SMTP_URL is not set, so nobody gets the mail that it ' +
      'writes, and PUBLIC_ORIGIN is plain http, so whoever is on the way reads passwords.',
  )
})
