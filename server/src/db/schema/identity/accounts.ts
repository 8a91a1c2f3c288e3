/** Tables of the embedded identity provider: who may sign in, and with what. */
import type { SessionWay } from '@atrium/contract/rules/sign-in-ways'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../columns.ts'

export const accounts = pgTable(
  'accounts',
  {
    uid: text('uid').primaryKey(),
    /** As it was typed; `emailKey` decides whether two are the same. */
    email: text('email'),
    emailKey: text('email_key'),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Argon2id, with its parameters inside, or what came from elsewhere; absent for accounts without a password. */
    passwordHash: text('password_hash'),
    passwordChangedAt: at('password_changed_at'),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    disabled: boolean('disabled').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSignInAt: at('last_sign_in_at').notNull().defaultNow(),
    /** ID tokens of sign-ins before this moment are refused. */
    validSince: at('valid_since').notNull().defaultNow(),
    /**
     * Whether a sign-in takes a second step. It is said here, beside what the first step checks, so that a sign-in that
     * waited for the account reads it as it is by then.
     */
    secondStep: boolean('second_step').notNull().default(false),
    /**
     * The organization that made it, for whose learner without an address it is: it is good there alone. Null for
     * everybody's own.
     */
    learnerOf: uuid('learner_of'),
  },
  (table) => [
    uniqueIndex('accounts_email_key').on(table.emailKey),
    index('accounts_learner_of')
      .on(table.learnerOf, table.uid)
      .where(sql`${table.learnerOf} is not null`),
    check('accounts_email_with_key', sql`(${table.email} is null) = (${table.emailKey} is null)`),
  ],
)

/** A sign-in at another provider, known by (issuer, subject) alone. */
export const accountIdentities = pgTable(
  'account_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    email: text('email'),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('account_identities_subject').on(table.issuer, table.subject),
    uniqueIndex('account_identities_uid_issuer').on(table.uid, table.issuer),
  ],
)

/**
 * One sign-in: the family that its refresh tokens belong to. It outlives its account for a while, so
 * that the other devices of a deleted account are told so (`USER_NOT_FOUND`) and sign out.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    /** `password`, `passkey`, `custom`, `google.com`, `anonymous`: the claim `firebase.sign_in_provider`. */
    provider: text('provider').notNull(),
    authTime: at('auth_time').notNull().defaultNow(),
    endedAt: at('ended_at'),
    /** The session that handed this one on, by a custom token; it ends with that one. */
    parentId: text('parent_id'),
    /** Hash of the cookie by which the browser that it began in is known. It opens nothing. */
    browser: text('browser'),
    /** When its first ancestor began: what was handed on lives no longer than that one may. */
    startedAt: at('started_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    /**
     * What a list of sessions shows as one: the same for all that began in a browser and for what was handed on from
     * these. The browser's hash, or, where the first of them came without a cookie, that one's id.
     */
    deviceId: text('device_id').notNull(),
    /** As the `User-Agent` names itself: families alone, such as `Firefox` and `Windows`. */
    browserName: text('browser_name'),
    systemName: text('system_name'),
    /** The network of the address that it was last carried on from: an IPv4 /24, an IPv6 /48. */
    network: text('network'),
    /** What the second step was taken with, here or where it was handed on from: an authenticator's id, or `passkey`. */
    secondStep: text('second_step'),
    /**
     * What was signed in with, here or where it was handed on from (`startedAt` says when). Null for sessions of before
     * that was kept, of which `provider` may tell.
     */
    way: text('way').$type<SessionWay>(),
    /** The organization at whose site it began, by a custom token: its rules hold for everything done with it. */
    organizationId: uuid('organization_id'),
    /** The connection of an organization's own sign-in that it began by, here or where it was handed on from: it ends with that. */
    ssoConnectionId: uuid('sso_connection_id'),
    /** Whose that connection is: whose rules it meets. */
    ssoOrganizationId: uuid('sso_organization_id'),
  },
  (table) => [
    // Of an account all, those of a browser, and whether there is one of it.
    index('sessions_uid_browser').on(table.uid, table.browser),
    index('sessions_parent')
      .on(table.parentId)
      .where(sql`${table.parentId} is not null`),
    index('sessions_sso_connection')
      .on(table.ssoConnectionId)
      .where(sql`${table.ssoConnectionId} is not null`),
  ],
)

/** Who used a refresh token: hashes of the browser's cookie, as it came and as it was sent, and of its name. */
export interface TokenUse {
  presented: string | null
  issued: string
  agent: string | null
}

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Set when a newer one took its place; still good for the grace after it (two tabs share one token). */
    replacedAt: at('replaced_at'),
    /** The one that took its place, sealed so that only the replaced token itself opens it; gone after the grace. */
    successor: text('successor'),
    firstUse: jsonb('first_use').$type<TokenUse>(),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

/** Single-use secrets: custom tokens, action codes, and what is under way of a second step. Only hashes are kept. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    hash: text('hash').primaryKey(),
    /**
     * `custom_token`, `end_session`, `resetPassword`, `verifyEmail`, `verifyAndChangeEmail`, `recoverEmail`,
     * `second_step`, `authenticator`: one kind is never good for another.
     */
    kind: text('kind').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** What the kind needs: the origin of a custom token, the address of an e-mail code, the provider of a first step. */
    detail: jsonb('detail').$type<Record<string, string>>().notNull().default({}),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    consumedAt: at('consumed_at'),
    /** The session that a custom token was minted by, that asked for another address, or that a mail offers to end. */
    sessionId: text('session_id'),
  },
  (table) => [
    index('one_time_secrets_uid_kind').on(table.uid, table.kind),
    // What is under way by a connection of an organization's own sign-in ends with that.
    index('one_time_secrets_connection')
      .on(sql`(${table.detail} ->> 'connectionId')`)
      .where(sql`${table.detail} ->> 'connectionId' is not null`),
  ],
)

/**
 * Sign-ins by mail: one mail carries a link and, where a page of ours asked, a code to be typed into it. Whichever is
 * used first, the other is good for nothing any more. The address may have no account yet.
 */
export const mailedSignIns = pgTable(
  'mailed_sign_ins',
  {
    id: uuid('id').primaryKey(),
    /** Hash of the link's secret; it may be replaced once, by what a right code is answered with. */
    linkHash: text('link_hash').notNull(),
    /** As it was typed; `emailKey` decides whether two are the same. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Hash of what the page that asked keeps, and nobody else. Null: asked by a client that takes links alone. */
    askedHash: text('asked_hash'),
    /** Hash of that and the code together: a copy of this table is no help in guessing six digits. */
    codeHash: text('code_hash'),
    guesses: integer('guesses').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    consumedAt: at('consumed_at'),
  },
  (table) => [
    uniqueIndex('mailed_sign_ins_link').on(table.linkHash),
    uniqueIndex('mailed_sign_ins_asked').on(table.askedHash),
    index('mailed_sign_ins_email').on(table.emailKey),
    index('mailed_sign_ins_expires').on(table.expiresAt),
  ],
)

export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  /** `{ wrapped }`: what it is wrapped with is kept elsewhere. Earlier versions left it open. */
  privateJwk: jsonb('private_jwk').$type<Record<string, string>>().notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  /** Signs until then; published until every token that it signed has expired. */
  retiredAt: at('retired_at'),
})
