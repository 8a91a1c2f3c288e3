/** What is said at the start: of an installation that others can reach, and of settings that do nothing. */
import { expect, test } from 'vitest'
import { publicWarning, unreadWarning } from './start-warnings.ts'
import { readSettings } from './settings.ts'

const warningFor = (env: Record<string, string>) => publicWarning(readSettings(env))

const behindProxy = { PUBLIC_ORIGIN: 'https://a.example', TRUSTED_PROXY_HOPS: '1' }

test('nothing on one’s own machine, and nothing where all is set', () => {
  expect(warningFor({})).toBeUndefined()
  expect(warningFor({ ...behindProxy, HOST_DOMAIN: 'a.example', SMTP_URL: 'smtp://mail.example' })).toBeUndefined()
})

test.each([
  [{ ...behindProxy, HOST_DOMAIN: 'a.example' }, /SMTP_URL/, /http, so|HOST_DOMAIN|HOPS/],
  [{ HOST_DOMAIN: 'a.example', SMTP_URL: 'smtp://mail.example' }, /plain http/, /SMTP_URL|HOST_DOMAIN/],
  [{ PUBLIC_ORIGIN: 'https://a.example', SMTP_URL: 'smtp://a.example' }, /HOST_DOMAIN is localhost:8080/, /SMTP_URL/],
  [{ PUBLIC_ORIGIN: 'https://a.example', HOST_DOMAIN: '192.0.2.7' }, /HOST_DOMAIN is 192.0.2.7/, /http, so/],
  [{ PUBLIC_ORIGIN: 'https://a.example', HOST_DOMAIN: 'a.example' }, /TRUSTED_PROXY_HOPS is not set/, /http, so/],
  [{ HOST_DOMAIN: 'a.example' }, /plain http/, /HOPS/],
  [{ BIND_ADDRESS: '0.0.0.0' }, /SMTP_URL/, /plain http/],
])('%j: one loud sentence about what is missing alone', (env, said, unsaid) => {
  expect(warningFor(env)).toMatch(said)
  expect(warningFor(env)).not.toMatch(unsaid)
  expect(warningFor(env)).toMatch(/^WARNING: [^\n]+\.$/)
})

test('a public origin without mail and with plain http: both, in one sentence', () => {
  expect(warningFor({ HOST_DOMAIN: 'accounts.example.com' })).toBe(
    'WARNING: others can reach http://accounts.example.com, but SMTP_URL is not set, so nobody gets the mail that it ' +
      'writes, and PUBLIC_ORIGIN is plain http, so whoever is on the way reads passwords.',
  )
})

const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'a.example' }

test('settings of what is not chosen are named; without them nothing is said', () => {
  expect(unreadWarning(readSettings({ PORT: '9000', APP_LEARNER_URL: '' }))).toBeUndefined()
  expect(unreadWarning(readSettings({ ...firebase, BACKUP_KEEP: '3' }))).toBe(
    'WARNING: nothing reads BACKUP_KEEP, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN: another setting that would is not set.',
  )
})

test.each([
  [{ GOOGLE_ISSUER: 'https://accounts.example.com' }, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }],
  [{ BACKUP_KEEP: '3', BACKUP_FOLDER: '/backups' }, { BACKUP_EVERY_HOURS: '24' }],
  [{ OTEL_SERVICE_NAME: 'accounts' }, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }],
])('%j is read beside %j alone', (settings, other) => {
  expect(unreadWarning(readSettings(settings))).toContain(Object.keys(settings).join(', '))
  expect(unreadWarning(readSettings({ ...settings, ...other }))).toBeUndefined()
})
