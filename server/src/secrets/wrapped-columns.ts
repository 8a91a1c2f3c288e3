/** Every column that holds something wrapped: what a new key goes over, and what the inventory of secrets is compared with. */
import {
  authenticatorPurpose,
  googleSignInPurpose,
  keptAnswerPurpose,
  learnerWayPurpose,
  mailPurpose,
  type Purpose,
  signingKeyPurpose,
  ssoClientSecretPurpose,
  ssoSignInPurpose,
} from './purposes.ts'

export interface WrappedColumn {
  table: string
  column: string
  /** The field that holds it, in a column of JSON. */
  field?: string
  /** The primary key, by which slices are cut: its column or, where it has several, SQL that is as unique. */
  key: { column: string; type: 'text' | 'uuid' }
  /** What the purpose needs beside it: name -> SQL. */
  reads?: Record<string, string>
  /** Rows that hold something at all, in SQL; absent: all of them. */
  where?: string
  /** In: the primary key, and what `reads` names. */
  purpose(key: string, read: Record<string, string>): Purpose
}

const stateHash = { column: 'state_hash', type: 'text' } as const

export const wrappedColumns: readonly WrappedColumn[] = [
  {
    table: 'signing_keys',
    column: 'private_jwk',
    field: 'wrapped',
    key: { column: 'kid', type: 'text' },
    // Earlier versions left it open: the start wraps it and brings in its successor.
    where: `private_jwk ? 'wrapped'`,
    purpose: signingKeyPurpose,
  },
  {
    table: 'mails',
    column: 'sealed',
    key: { column: 'id', type: 'uuid' },
    where: `sealed <> ''`,
    purpose: mailPurpose,
  },
  {
    table: 'authenticators',
    column: 'secret',
    key: { column: 'uid', type: 'text' },
    reads: { id: 'id' },
    purpose: (uid, { id = '' }) => authenticatorPurpose({ uid, id }),
  },
  {
    table: 'one_time_secrets',
    column: 'detail',
    field: 'secret',
    key: { column: 'hash', type: 'text' },
    reads: { uid: 'uid', id: `detail ->> 'id'` },
    where: `kind = 'authenticator'`,
    purpose: (_hash, { uid = '', id = '' }) => authenticatorPurpose({ uid, id }),
  },
  { table: 'google_sign_ins', column: 'nonce', key: stateHash, purpose: (hash) => googleSignInPurpose('nonce', hash) },
  {
    table: 'google_sign_ins',
    column: 'code_verifier',
    key: stateHash,
    purpose: (hash) => googleSignInPurpose('code verifier', hash),
  },
  {
    table: 'sso_connections',
    column: 'client_secret',
    key: { column: 'id', type: 'uuid' },
    where: 'client_secret is not null',
    reads: {
      organizationId: 'organization_id::text',
      issuer: `settings ->> 'issuer'`,
      clientId: `settings ->> 'client_id'`,
    },
    purpose: (id, { organizationId = '', issuer = '', clientId = '' }) =>
      ssoClientSecretPurpose({ organizationId, id, issuer, clientId }),
  },
  {
    table: 'sso_sign_ins',
    column: 'nonce',
    key: stateHash,
    where: 'nonce is not null',
    purpose: (hash) => ssoSignInPurpose('nonce', hash),
  },
  {
    table: 'sso_sign_ins',
    column: 'code_verifier',
    key: stateHash,
    where: 'code_verifier is not null',
    purpose: (hash) => ssoSignInPurpose('code verifier', hash),
  },
  {
    table: 'sso_sign_ins',
    column: 'assertion',
    key: stateHash,
    where: 'assertion is not null',
    purpose: (hash) => ssoSignInPurpose('assertion', hash),
  },
  {
    table: 'learners',
    column: 'way_secret',
    key: { column: 'uid', type: 'text' },
    where: 'way_secret is not null',
    purpose: learnerWayPurpose,
  },
  {
    table: 'idempotency_records',
    column: 'answer',
    field: 'sealed',
    // No key has a space in it.
    key: { column: `(uid || ' ' || key)`, type: 'text' },
    reads: { account: 'uid', name: 'key' },
    // The others hold no secret, and lie open.
    where: `answer ->> 'sealed' like 'v1.%'`,
    purpose: (_key, { account = '', name = '' }) => keptAnswerPurpose({ uid: account, key: name }),
  },
]
