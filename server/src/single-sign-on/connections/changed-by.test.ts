/** What counts as a hand in whom a connection lets in. */
import { expect, test } from 'vitest'
import { changedNow, isChangedBy, isOtherTrust } from './changed-by.ts'
import type { GivenKind } from './kind-settings.ts'
import type { ConnectionRow } from './queries.ts'

const samlSettings = {
  preset: 'other' as const,
  issuer: 'urn:ours',
  redirect_url: 'https://id.example/sso',
  post_url: null,
  certificates: ['one'],
  metadata_url: null,
}
const oidcSettings = { preset: 'other' as const, issuer: 'https://id.example', client_id: 'atrium' }
const rules = { email: null, given_name: null, family_name: null, role: 'User' as const, rules: [] }
const saml = { kind: 'saml', settings: samlSettings, rules, followMetadata: false } as unknown as ConnectionRow
const oidc = { kind: 'oidc', settings: oidcSettings, rules, followMetadata: false } as unknown as ConnectionRow

const samlRead = (more: object = {}, follows?: boolean) =>
  ({ kind: 'saml', settings: { ...samlSettings, ...more }, follows, clientSecret: undefined }) as unknown as GivenKind
const oidcRead = (more: object = {}, clientSecret?: string) =>
  ({ kind: 'oidc', settings: { ...oidcSettings, ...more }, clientSecret }) as unknown as GivenKind

test.each<[string, boolean, ConnectionRow, Partial<Parameters<typeof isOtherTrust>[1]>]>([
  ['what it is called alone', false, saml, {}],
  ['the same as before, sent once more', false, saml, { read: samlRead(), rules: { ...rules } }],
  ['one more certificate', true, saml, { read: samlRead({ certificates: ['one', 'two'] }) }],
  ['one certificate less', true, saml, { read: samlRead({ certificates: [] }) }],
  ['an address of metadata', true, saml, { read: samlRead({ metadata_url: 'https://id.example/metadata' }) }],
  ['metadata that is followed', true, saml, { read: samlRead({}, true) }],
  ['metadata that is not followed, as before', false, saml, { read: samlRead({}, false) }],
  ['another issuer', true, oidc, { read: oidcRead({ issuer: 'https://elsewhere.example' }) }],
  ['another client', true, oidc, { read: oidcRead({ client_id: 'other' }) }],
  ['a secret', true, oidc, { read: oidcRead({}, 'secret') }],
  ['another claim for the address', true, oidc, { rules: { ...rules, email: 'nickname' } }],
  ['another role', true, oidc, { rules: { ...rules, role: 'staff' } }],
])('%s: %s', (_what, isOther, row, change) => {
  expect(isOtherTrust(row, { read: undefined, rules: undefined, ...change })).toBe(isOther)
})

test('everybody who had a hand in it stays, each with when last', () => {
  const before = { changedBy: { ada: '2026-01-01T00:00:00.000Z', bob: '2026-01-02T00:00:00.000Z' } }
  const row = { ...oidc, changedBy: changedNow(before, { uid: 'ada', authTime: new Date(0) }) }
  expect(Object.keys(row.changedBy).sort()).toEqual(['ada', 'bob'])
  const since = new Date('2026-01-02T00:00:00.000Z')
  const isBy = (uid: string, at = since) => isChangedBy(row, { uids: [uid], since: at })
  expect([isBy('ada'), isBy('bob'), isBy('bob', new Date(since.getTime() + 1)), isBy('cyd')]).toEqual([
    ...[true, true, false, false],
  ])
})

test('of before it was kept nobody had', () => {
  expect(isChangedBy({ ...oidc, changedBy: null }, { uids: ['ada'], since: new Date(0) })).toBe(false)
})
