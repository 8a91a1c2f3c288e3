/** When a way that set out for a connection finds the one that it set out for. */
import { describe, expect, test } from 'vitest'
import type { ConnectionRow } from './queries.ts'
import { ConnectionGoneError, fingerprintOf, requireSameTrust } from './trust.ts'

const made = { createdAt: new Date(1), waysEnded: 0, name: 'Ours', version: 1 }
const oidc = {
  ...made,
  kind: 'oidc',
  settings: { preset: 'other', issuer: 'https://id.example/realms/a', client_id: 'atrium' },
} as ConnectionRow
const saml = {
  ...made,
  kind: 'saml',
  settings: {
    preset: 'other',
    issuer: 'https://idp.example/metadata',
    redirect_url: 'https://idp.example/sso',
    post_url: null,
    certificates: ['one'],
    metadata_url: null,
    idp_initiated: false,
  },
} as ConnectionRow
const withSettings = (row: ConnectionRow, settings: object) =>
  ({ ...row, settings: { ...row.settings, ...settings } }) as ConnectionRow
const arriving = (before: ConnectionRow, now: ConnectionRow | undefined, issuer?: string) => () =>
  requireSameTrust(now, { fingerprint: fingerprintOf(before), ...(issuer !== undefined && { issuer }) })

describe('the same', () => {
  test.each([
    ['as it was', oidc, oidc],
    ['with another name', oidc, { ...oidc, name: 'Theirs', version: 2 }],
    ['with another certificate', saml, withSettings(saml, { certificates: ['one', 'two'] })],
  ])('%s', (_what, before, now) => {
    expect(arriving(before, now)()).toBe(now)
  })
})

describe('another', () => {
  test.each([
    ['none', oidc, undefined],
    ['issuer', oidc, withSettings(oidc, { issuer: 'https://id.example/realms/b' })],
    ['client', oidc, withSettings(oidc, { client_id: 'other' })],
    ['address', saml, withSettings(saml, { redirect_url: 'https://idp.example/other' })],
    ['kind', oidc, { ...saml }],
    ['one, of the same id, once the former was deleted', oidc, { ...oidc, createdAt: new Date(2) }],
    ['beginning: it was off meanwhile', oidc, { ...oidc, waysEnded: 1 }],
  ])('%s', (_what, before, now) => {
    expect(arriving(before, now)).toThrow(ConnectionGoneError)
  })

  test('where nothing was kept of it as the way set out', () => {
    expect(() => requireSameTrust(oidc, { fingerprint: null })).toThrow(ConnectionGoneError)
  })
})

describe('whose word it is', () => {
  test.each([
    [oidc, 'https://id.example/realms/a'],
    // As Entra ID calls the tenant that somebody is of.
    [oidc, 'https://id.example/tenant/v2.0'],
    [saml, 'https://idp.example/metadata'],
  ])('the connection’s own provider', (connection, issuer) => {
    expect(arriving(connection, connection, issuer)()).toBe(connection)
  })

  test.each([
    [oidc, 'https://evil.example/realms/a'],
    [oidc, 'http://id.example/realms/a'],
    [oidc, 'id.example'],
    [saml, 'https://idp.example/other'],
    [saml, ''],
  ])('somebody else’s', (connection, issuer) => {
    expect(arriving(connection, connection, issuer)).toThrow(ConnectionGoneError)
  })
})
