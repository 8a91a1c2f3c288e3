/** One entry of a file of accounts: what is kept of it, and why it is refused. */
import { expect, test } from 'vitest'
import { readHashParameters } from './hash-parameters.ts'
import { readEntry } from './read-entry.ts'

const now = new Date('2026-11-22T12:00:00Z')
/** The published example: https://github.com/firebase/scrypt#password-hashing */
const signerKey = 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA=='
const shown = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: ${signerKey},
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`
const parameters = readHashParameters(shown)
const passwordHash = 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=='
const salt = '42xEC+ixf3L2lw=='
const base = { localId: 'kYi4EvWQlQTKSfnJ3dRSP6IH3ed2', email: 'ada@example.com' }

function read(entry: unknown, withParameters = true) {
  const text = typeof entry === 'string' ? entry : JSON.stringify(entry)
  return readEntry({ line: 3, text }, { parameters: withParameters ? parameters : undefined, now })
}

test('the hosted provider’s entry is kept whole', () => {
  const google = {
    providerId: 'google.com',
    rawId: '1234',
    email: 'ada@gmail.com',
    displayName: 'Ada L',
    photoUrl: 'https://x.example/a.png',
  }
  const entry = {
    ...base,
    email: ' Ada@Example.com',
    emailVerified: true,
    passwordHash,
    salt,
    displayName: 'Ada',
    disabled: true,
    photoUrl: 'https://x.example/b.png',
    createdAt: '1508893925000',
    lastSignedInAt: '1508893926000',
    providerUserInfo: [{ providerId: 'password', rawId: 'ada@example.com' }, google],
    phoneNumber: null,
    customAttributes: '{"admin":true}',
  }
  expect(read(entry)).toEqual({
    line: 3,
    localId: base.localId,
    notes: [],
    account: {
      uid: base.localId,
      email: 'Ada@Example.com',
      emailKey: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada',
      photoUrl: 'https://x.example/b.png',
      disabled: true,
      passwordHash: expect.stringMatching(/^\$firebase-scrypt\$ln=14,r=8,p=1\$/),
      createdAt: new Date(1_508_893_925_000),
      lastSignInAt: new Date(1_508_893_926_000),
      google: { subject: '1234', email: 'ada@gmail.com', displayName: 'Ada L', photoUrl: 'https://x.example/a.png' },
    },
  })
})

test.each([
  ['hash', `$2y$10$${'a'.repeat(53)}`],
  ['passwordHash', Buffer.from(`$2y$10$${'a'.repeat(53)}`).toString('base64')],
])('bcrypt’s text in %s', (field, value) =>
  expect(read({ ...base, [field]: value }, false)).toMatchObject({
    account: { passwordHash: `$2y$10$${'a'.repeat(53)}` },
  }),
)

test.each([
  ['new_uid', { ...base, localId: 'a/../b' }, { uid: undefined }],
  ['new_uid', { ...base, localId: 'x'.repeat(129) }, { uid: undefined }],
  [
    'provider_dropped',
    { ...base, providerUserInfo: [{ providerId: 'facebook.com', rawId: '1' }] },
    { google: undefined },
  ],
  ['name_changed', { ...base, displayName: 'Win at evil.example.com' }, { displayName: 'Win at' }],
  ['photo_dropped', { ...base, photoUrl: 'javascript:alert(1)' }, { photoUrl: null }],
  [
    'password_dropped',
    { localId: 'a', passwordHash, salt, providerUserInfo: [{ providerId: 'google.com', rawId: '1' }] },
    { passwordHash: null, email: null },
  ],
])('%s is told: %j', (note, entry, account) => expect(read(entry)).toMatchObject({ notes: [note], account }))

test('an account without id, password or times is one', () => {
  expect(read({ email: 'ada@example.com' })).toMatchObject({
    notes: [],
    account: { uid: undefined, passwordHash: null, createdAt: undefined, emailVerified: false, disabled: false },
  })
})

const hash = `$2y$10$${'a'.repeat(53)}`
test.each([
  ['not_json', '{"localId":'],
  ['not_json', '[]'],
  ['not_json', 'null'],
  ['field_unknown', { ...base, admin: true }],
  ['field_unknown', { ...base, providerUserInfo: [{ providerId: 'google.com', rawId: '1', x: 1 }] }],
  ['field_invalid', { ...base, email: ['ada@example.com'] }],
  ['field_invalid', { ...base, emailVerified: 'true' }],
  ['field_invalid', { ...base, displayName: 'a\u0000b' }],
  ['field_invalid', { ...base, hash, passwordHash, salt }],
  ['field_invalid', { ...base, providerUserInfo: [{ providerId: 'google.com' }] }],
  ['field_invalid', { ...base, providerUserInfo: ['1', '2'].map((rawId) => ({ providerId: 'google.com', rawId })) }],
  ['email_invalid', { ...base, email: 'ada' }],
  ['email_invalid', { ...base, email: 'adа@example.com' }],
  ['time_invalid', { ...base, createdAt: 'yesterday' }],
  ['time_invalid', { ...base, createdAt: '99999999999999999' }],
  ['time_invalid', { ...base, lastSignedInAt: now.getTime() + 2 * 86_400_000 }],
  ['no_way_in', { localId: 'anonymous' }],
  ['no_way_in', { localId: 'a', phoneNumber: '+491234', passwordHash, salt }],
  ['hash_redacted', { ...base, passwordHash: 'UkVEQUNURUQ=', salt }],
  ['hash_unreadable', { ...base, passwordHash: 'AAAA', salt }],
  ['hash_unreadable', { ...base, passwordHash }],
  ['hash_unreadable', { ...base, hash: '5f4dcc3b5aa765d61d8327deb882cf99' }],
  ['hash_too_costly', { ...base, hash: `$2b$31$${'a'.repeat(53)}` }],
  ['hash_too_costly', { ...base, passwordHash: Buffer.from(`$2b$31$${'a'.repeat(53)}`).toString('base64') }],
  ['hash_too_weak', { ...base, hash: '$pbkdf2-sha256$i=1000$MDEyMzQ1Njc4OWFiY2RlZg$AA' }],
  ['second_step', { ...base, mfaInfo: [{ phoneInfo: '+491234' }] }],
])('%s: %j', (code, entry) => {
  const { refused } = read(entry) as { refused?: { code: string } }
  expect(refused?.code).toBe(code)
  expect(JSON.stringify(refused)).not.toContain('example')
})

test('an entry too long is refused', () => {
  expect(readEntry({ line: 9, text: null }, { parameters, now })).toEqual({
    line: 9,
    refused: { code: 'entry_too_long' },
  })
})

test('hashes of the hosted provider without its parameters stop the import', () => {
  expect(() => read({ ...base, passwordHash, salt }, false)).toThrow(/--parameters/)
})

test('the parameters as the console shows them, and as JSON, are the same', () => {
  const json = JSON.stringify({ base64_signer_key: signerKey, base64_salt_separator: 'Bw==', rounds: 8, mem_cost: 14 })
  expect(readHashParameters(json)).toEqual(parameters)
})

test.each([
  ['algorithm', shown.replace('SCRYPT', 'MD5')],
  ['base64_signer_key', shown.replace(signerKey, 'AAAA')],
  ['base64_signer_key', ''],
  ['base64_salt_separator', shown.replace('Bw==', '%')],
  ['mem_cost', shown.replace('14', '24')],
  ['mem_cost', shown.replace('14', '0')],
  ['rounds', shown.replace('rounds: 8', 'rounds: 800')],
])('a wrong %s is named, and its value is not', (name, text) => {
  expect(() => readHashParameters(text)).toThrow(name)
  expect(() => readHashParameters(text)).not.toThrow('AAAA')
})
