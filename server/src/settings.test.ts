/** Settings: their defaults, and one sentence for a wrong one. */
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

test('with nothing set, the product lives at localhost:8080', () => {
  expect(readSettings({})).toMatchObject({
    port: 8080,
    hostDomain: 'localhost:8080',
    publicOrigin: 'http://localhost:8080',
    dataDir: './data',
    databaseUrl: undefined,
    productName: 'Atrium',
  })
})

test('the domain follows the port, the origin follows the domain', () => {
  expect(readSettings({ PORT: '9000' }).publicOrigin).toBe('http://localhost:9000')
  expect(readSettings({ HOST_DOMAIN: 'Example.com' }).publicOrigin).toBe('http://example.com')
})

test.each([
  [{ PORT: '80' }, 'localhost', 'http://localhost'],
  [{ HOST_DOMAIN: 'example.com:80' }, 'example.com', 'http://example.com'],
  [{ HOST_DOMAIN: 'example.com:443' }, 'example.com:443', 'http://example.com:443'],
  [{ HOST_DOMAIN: 'example.com:443', PUBLIC_ORIGIN: 'https://a.example:443' }, 'example.com', 'https://a.example'],
  [{ HOST_DOMAIN: 'example.com:80', PUBLIC_ORIGIN: 'https://a.example' }, 'example.com:80', 'https://a.example'],
])('a port that goes without saying is not said, as browsers do: %j', (env, hostDomain, publicOrigin) => {
  expect(readSettings(env)).toMatchObject({ hostDomain, publicOrigin })
})

test.each([
  'no-reply@example.com',
  'Atrium <no-reply@example.com>',
  '"Atrium, Accounts" <no-reply@example.com>',
  'Schule am Zürichsee <no-reply@mail.example.com>',
  '<no-reply@example.com>',
  'atrium@localhost',
])('one sender: %s', (from) => expect(readSettings({ MAIL_FROM: from }).mailFrom).toBe(from))

test.each([
  [{}, 'no-reply@localhost'],
  [{ HOST_DOMAIN: 'example.com:8080' }, 'no-reply@example.com'],
  [{ HOST_DOMAIN: '127.0.0.1:8080' }, 'no-reply@127.0.0.1'],
])('without a sender, the domain has one: %j', (env, from) => expect(readSettings(env).mailFrom).toBe(from))

test('an empty value is no value', () => {
  expect(readSettings({ PORT: '' }).port).toBe(8080)
})

test('operators are known by folded addresses, and the import waits in the data folder', () => {
  expect(readSettings({ OPERATOR_EMAILS: ' Ops@Example.com,b@example.com ' }).operatorEmails).toEqual([
    'ops@example.com',
    'b@example.com',
  ])
  expect(readSettings({ DATA_DIR: '/srv/atrium' }).importFile).toBe('/srv/atrium/import/organizations.csv')
})

test('the origins of sibling apps are authorized', () => {
  const env = { APP_LEARNER_URL: 'https://{name}.learn.example/home', AUTHORIZED_ORIGINS: 'https://a.example' }
  expect(readSettings(env).authorizedOrigins).toEqual(['https://a.example', 'https://{name}.learn.example'])
})

test('how long sessions live is a setting, 30 days unused and 180 in all without one', () => {
  expect(readSettings({}).sessionLife).toEqual({ idleDays: 30, maxDays: 180 })
  const env = { SESSION_IDLE_DAYS: '7', SESSION_MAX_DAYS: '3650' }
  expect(readSettings(env).sessionLife).toEqual({ idleDays: 7, maxDays: 3650 })
})

test('a limit is a setting', () => {
  expect(readSettings({ LIMIT_SIGN_UPS: '7' }).limits.signUp).toEqual({ max: 7, windowSeconds: 3600 })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST_DOMAIN', 'http://example.com'],
  ['HOST_DOMAIN', 'two words'],
  ['PUBLIC_ORIGIN', 'not an origin'],
  ['PUBLIC_ORIGIN', 'https://example.com/path'],
  ['PUBLIC_ORIGIN', 'https://user@example.com'],
  ['PUBLIC_ORIGIN', 'https://:pass@example.com'],
  ['PUBLIC_ORIGIN', 'https://example.com/#x'],
  ['HOST_DOMAIN', 'localhost:99999'],
  ['HOST_DOMAIN', '1.2.3.999'],
  ['HOST_DOMAIN', 'example..com'],
  ['HOST_DOMAIN', 'example-.com'],
  ['HOST_DOMAIN', 'example.com.'],
  ['HOST_DOMAIN', `${'a'.repeat(64)}.com`],
  ['PUBLIC_ORIGIN', 'https://example.com.'],
  ['DATA_DIR', ' '],
  ['DATA_DIR', './data\r'],
  ['IMPORT_FILE', ' people.csv'],
  ['BACKUP_FOLDER', '/backups\n'],
  ['BIND_ADDRESS', '0.0.0.0 '],
  ['GOOGLE_CLIENT_ID', ' '],
  ['GOOGLE_CLIENT_SECRET', 'secret\r'],
  ['FIREBASE_API_KEY', 'key '],
  ['GOOGLE_ISSUER', 'http://id.example.com'],
  ['DATABASE_URL', 'postgres://door:100%@db.example.com/atrium'],
  ['SMTP_URL', 'smtp://door:100%@mail.example.com'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['AUTHORIZED_ORIGINS', 'https://a.example, nonsense'],
  ['AUTHORIZED_ORIGINS', 'https://*.a.example'],
  ['PRODUCT_NAME', ' '],
  ['PRODUCT_NAME', 'Campus\nBcc: all@example.com'],
  ['PRODUCT_NAME', 'Cam\u200Bpus'],
  ['PRODUCT_NAME', 'x'.repeat(61)],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['IDENTITY_PROVIDER', 'carrier-pigeon'],
  ['LIMIT_SIGN_UPS', '0'],
  ['LIMIT_SIGN_UPS', 'many'],
  ['SESSION_IDLE_DAYS', '0'],
  ['SESSION_IDLE_DAYS', 'a month'],
  ['SESSION_MAX_DAYS', '4000'],
  ['SESSION_MAX_DAYS', '1.5'],
  ['GOOGLE_ISSUER', 'accounts.google.com'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'smtps://'],
  ['SMTP_URL', 'smtp://mail\n.example.com'],
  ['SMTP_URL', 'smtp:mail.example.com'],
  ['SMTP_URL', 'smtp://mail.example.com:99999'],
  ['MAIL_FROM', 'nonsense'],
  ['MAIL_FROM', 'Atrium <nonsense>'],
  ['MAIL_FROM', 'Atrium <mail@example.com'],
  ['MAIL_FROM', 'Atrium\nBcc: all@example.com <no-reply@example.com>'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_FROM', 'A <a@example.com>, B <b@example.com>'],
  ['MAIL_FROM', 'Group: a@example.com;'],
  ['MAIL_FROM', 'no-reply@exa mple.com'],
  ['CONTENT_ORIGIN', 'https://:pass@cdn.example.com'],
  ['PAGE_VIEWS_URL', 'https://:pass@views.example.com'],
  ['PAGE_VIEWS_URL', 'views.example.com'],
  ['OPERATOR_EMAILS', 'operator@example.com, nobody'],
  ['APP_LEARNER_URL', 'learner.example.com/{name}'],
  ['METRICS_TOKEN', 'too-short'],
  ['METRICS_TOKEN', 'with a space in the middle'],
  ['APM_SERVER_URL', 'https://user@apm.example.com'],
  ['BREACHED_PASSWORDS_URL', 'ranges.example.com'],
  ['BREACHED_PASSWORDS_URL', 'http://api.pwnedpasswords.com/range'],
  ['BREACHED_PASSWORDS_URL', 'https://api.pwnedpasswords.com/range?mode=ntlm'],
  ['BREACHED_PASSWORDS_URL', 'https://user:key@api.pwnedpasswords.com/range'],
])('%s=%s is refused in a sentence that names it and does not repeat it', (name, value) => {
  const reading = () => readSettings({ [name]: value })
  expect(reading).toThrow(SettingsError)
  expect(reading).toThrow(new RegExp(`^The setting ${name} is not valid: it expects .+\\.$`))
  if (value.length > 3) expect(reading).not.toThrow(value)
})

test.each([
  ['DATA_DIR', '"./data"'],
  ['BIND_ADDRESS', "'0.0.0.0'"],
  ['PRODUCT_NAME', '"Campus"'],
  ['GOOGLE_CLIENT_SECRET', '"secret"'],
])('%s=%s: quotes that nothing took off are told of', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is not valid: .*, and no quotes around it\\.$`),
  )
})

test('any free port is for whoever says where that leads', () => {
  expect(() => readSettings({ PORT: '0' })).toThrow('The setting PORT needs HOST_DOMAIN beside it where it is 0.')
  expect(readSettings({ PORT: '0', HOST_DOMAIN: 'example.com' }).port).toBe(0)
})

test.each(['https://api.pwnedpasswords.com/range/', 'http://localhost:9000/range', 'http://127.0.0.1:9000'])(
  'breached passwords are asked for by https, or on this machine: %s',
  (url) => expect(readSettings({ BREACHED_PASSWORDS_URL: url }).breachedPasswordsUrl).toBe(url),
)

test.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
])('%s alone is half of what Google sign-in needs', (name, other) => {
  expect(() => readSettings({ [name]: 'x' })).toThrow(`The setting ${name} needs ${other} beside it.`)
})

test('the hosted provider needs its values, and says which is missing', () => {
  const env = { IDENTITY_PROVIDER: 'firebase', FIREBASE_API_KEY: 'key' }
  expect(() => readSettings(env)).toThrow('IDENTITY_PROVIDER=firebase needs the setting FIREBASE_AUTH_DOMAIN.')
})

test('a service account that is no JSON of one is refused without repeating it', () => {
  const values = [
    'API_KEY',
    'AUTH_DOMAIN',
    'PROJECT_ID',
    'STORAGE_BUCKET',
    'MESSAGING_SENDER_ID',
    'APP_ID',
    'MEASUREMENT_ID',
  ]
  const env = Object.fromEntries(values.map((name) => [`FIREBASE_${name}`, 'x']))
  const reading = () =>
    readSettings({ ...env, IDENTITY_PROVIDER: 'firebase', FIREBASE_SERVICE_ACCOUNT: '{"private_key":"secret"}' })
  expect(reading).toThrow(/^The setting FIREBASE_SERVICE_ACCOUNT is not valid/)
  expect(reading).not.toThrow(/secret/)
})

test('the emulator of the hosted provider is for this machine alone', () => {
  expect(() =>
    readSettings({ FIREBASE_AUTH_EMULATOR_HOST: 'example.com:9099', IDENTITY_PROVIDER: 'firebase' }),
  ).toThrow(SettingsError)
})

test('stand-ins are for a product that its own machine alone can reach: address, domain and origin', () => {
  expect(readSettings({}).loopback).toBe(true)
  expect(readSettings({ HOST_DOMAIN: 'LOCALHOST:80', BIND_ADDRESS: '::1' }).loopback).toBe(true)
  expect(readSettings({ PUBLIC_ORIGIN: 'http://[::1]:8080', BIND_ADDRESS: '127.0.0.1' }).loopback).toBe(true)
})

test.each([
  { HOST_DOMAIN: 'example.com' },
  { PUBLIC_ORIGIN: 'https://accounts.example.com' },
  { PUBLIC_ORIGIN: 'http://localhost.example.com' },
  { HOST_DOMAIN: 'example.com', PUBLIC_ORIGIN: 'http://localhost:8080' },
  { BIND_ADDRESS: '0.0.0.0' },
  { BIND_ADDRESS: '::' },
  { BIND_ADDRESS: '10.0.0.1' },
  { BIND_ADDRESS: 'some-machine' },
])('no stand-in where any one of them is public: %j', (env) => {
  expect(readSettings(env).loopback).toBe(false)
})
