/** What every operation of the provider stands on. */
import type { Language } from '@atrium/contract/languages'
import type { WayIn } from '@atrium/contract/identity/sessions'
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import type { Database, Queryable, Transaction } from '#db/database.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { Refusals } from '#limits/refusals.ts'
import type { ActionCodeKind } from './codes/queries.ts'
import type { BreachCheck } from './passwords/breached-passwords.ts'
import type { PasswordSignIns } from './passwords/password-sign-ins.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { OriginSettings } from './protocol/origins.ts'
import type { Statements } from './queries-prepared.ts'
import type { Browser } from './sessions/browser.ts'
import type { Refreshes } from './sessions/refreshes.ts'
import type { SessionLife } from './sessions/session-life.ts'
import type { Secrets } from '#secrets/secrets.ts'
import type { IdTokens } from './tokens/id-token.ts'

/** What others may know of an account; told in the transaction that creates or changes it. */
export interface SavedAccount {
  uid: string
  email: string | null
  /** `email` folded; two accounts never share one. */
  emailKey: string | null
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  /** Whether the last two were others before. */
  changed: { displayName: boolean; photoUrl: boolean }
}

/** A code to be mailed. `code` is the secret itself: it goes into the mail and nowhere else. */
export interface IssuedActionCode {
  /** Also the link's `mode`. */
  kind: ActionCodeKind
  /** Who receives the mail. */
  email: string
  /** The address that the account has now in place of `email`: only where the code takes that back. */
  changedTo?: string
  uid: string
  code: string
  /** Null where the address is not confirmed: whoever gave it may have given the name as well. */
  displayName: string | null
  /** How long the code is good for. */
  goodForSeconds: number
  /** Where to go on afterwards; its origin is an authorized one. */
  continueUrl: string | null
  /** It will be taken back, so it must be written in this transaction alone and told to nobody. */
  rehearsal?: true
}

/** A sign-in from a browser that the account was not signed in with before, to be told by mail. */
export interface NewSignIn {
  email: string
  /** Null where the address is not confirmed. */
  displayName: string | null
  /** Ends the session; the secret itself. */
  code: string
  goodForSeconds: number
  at: Date
  /** What it is recognised by, as far as it is known. */
  browser: string | null
  system: string | null
  network: string | null
  signedInWith: WayIn
  /** The language of the page, where that is not the one of whoever is waited for. */
  asked?: Language
}

/** A sign-in to be mailed. `link` and `code` are secrets: they go into the mail and nowhere else. */
export interface SignInMail {
  email: string
  /** Null where somebody who is signed in is asked who they are: then the code alone is mailed. */
  link: string | null
  /** What the database knows the sign-in by: once it is over, its mail does not go out any more. */
  linkHash: string
  /** Null where no page waits for one. */
  code: string | null
  continueUrl: string | null
  goodForSeconds: number
}

/** A way to sign in that an account has from now on, or no more, for its person. */
export type ChangedWay = WayChange & {
  uid: string
  email: string
  /** Null where the address is not confirmed. */
  displayName: string | null
}

export type WayChange =
  | { way: 'passkey' | 'google'; change: 'added' | 'removed' }
  /** One that is forgotten and reset has a mail of its own. */
  | { way: 'password'; change: 'added' | 'changed' | 'removed' }

/** What became of an account's second step, for its person. */
export interface SecondStepNotice {
  email: string
  /** Null where the address is not confirmed. */
  displayName: string | null
  event: 'added' | 'removed' | 'taken_off' | 'backup_codes_replaced' | 'backup_code_used' | 'guessed'
  /** Why an operator took it off. */
  reason?: string
  /** How many backup codes are left. */
  left?: number
}

/** What a Google ID token says, once its signature, issuer, audience and times have been checked. */
export interface GoogleIdentity {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  givenName: string | null
  familyName: string | null
  photoUrl: string | null
  /** What whoever asked for the token had Google put into it. */
  nonce?: string | null
}

/** The part of a logger that identity uses. */
export interface Log {
  error(details: object, message: string): void
  warn(details: object, message: string): void
  info(details: object, message: string): void
}

/** What the rest of the server does when accounts change. Each runs inside the transaction it is told of. */
export interface IdentityHooks {
  onAccountSaved(tx: Transaction, account: SavedAccount): Promise<void>
  /** Of a held account of which more is to change than it says itself: before its sessions and secrets, as whoever ends them holds both. */
  holdPerson?(tx: Transaction, uid: string): Promise<void>
  /**
   * An account is shut (`since` undefined), or was somebody else's since then: what was given by it ends. Behind its
   * person, before its sessions and secrets.
   */
  onGivenInVain?(tx: Transaction, given: { uid: string; since: Date | undefined }): Promise<void>
  /** An account has its address again, and had another since then: behind everything that this has changed. */
  onAddressTakenBack?(tx: Transaction, taken: { uid: string; email: string; since: Date }): Promise<void>
  /** Somebody proved that the address is theirs: what was asked for since then, or ever, may have been another's wish. */
  onAccountReclaimed?(
    tx: Transaction,
    reclaimed: { uid: string; email: string | null; since: Date | undefined },
  ): Promise<void>
  /** May reject with a `Refusal`: the account then stays (`OPERATION_NOT_ALLOWED`). */
  onAccountDeleted?(tx: Transaction, uid: string): Promise<void>
  /** Somebody has their account deleted at once: before it is, and who it was is forgotten. Queues the mail that tells them. */
  onOwnDeletion?(tx: Transaction, deleted: { email: string }): Promise<void>
  /** The password was set by a mailed code. `email` is where the code went. */
  onPasswordReset?(tx: Transaction, reset: { uid: string; email: string }): Promise<void>
  /** An operator disabled the account, or enabled it again. `displayName` is null where the address is not confirmed. */
  onAccountDisabled?(
    tx: Transaction,
    change: { email: string; displayName: string | null; disabled: boolean; reason: string },
  ): Promise<void>
  /** An operator ended every session of the account. `displayName` as above. */
  onSessionsEnded?(tx: Transaction, ended: { email: string; displayName: string | null; reason: string }): Promise<void>
  /** Queues the mail that tells the person. */
  onWayChanged?(tx: Transaction, changed: ChangedWay): Promise<void>
  /** Queues the mail that tells the person. */
  onSecondStep?(tx: Transaction, notice: SecondStepNotice): Promise<void>
  /** Queues the mail that carries the code. Without it, no codes are sent (`OPERATION_NOT_ALLOWED`). */
  onActionCode?(tx: Transaction, code: IssuedActionCode): Promise<void>
  /** Queues the mails about sign-ins from new browsers. Without it, nobody is told. */
  onNewSignIns?(tx: Transaction, signIns: NewSignIn[]): Promise<void>
  /** Queues the mail by which somebody signs in. Without it, there is no sign-in by mail (`OPERATION_NOT_ALLOWED`). */
  onSignInMail?(tx: Transaction, mail: SignInMail): Promise<void>
  /** What the person of an account is called: no password of theirs. */
  namesOf?(db: Queryable, uid: string): Promise<string[]>
  /** Whether an organization's own sign-in is the only way in for an address; `uid` is null for an account that is to be made. */
  hasOnlyWay?(db: Queryable, whose: { uid: string | null; email: string }): Promise<boolean>
  /** Whether an organization has still proven the domain of an address: else nobody comes to its account by that one's sign-in. */
  isOfProvenDomain?(db: Queryable, organizationId: string, email: string): Promise<boolean>
  /** Rejects whatever is not a valid token of the configured issuer. Without it, there is no Google sign-in. */
  verifyGoogleIdToken?(idToken: string): Promise<GoogleIdentity>
}

export interface IdentityContext {
  db: Database
  secrets: Secrets
  /** Nobody's password. */
  productName: string
  statements: Statements
  limiter: Limiter
  /** Whom no mail about a new browser is to go to for now: so many went already. */
  untold: Refusals
  origins: OriginSettings
  hooks: IdentityHooks
  passwords: Passwords
  isBreached: BreachCheck
  passwordSignIns: PasswordSignIns
  refreshes: Refreshes
  idTokens: IdTokens
  sessionLife: SessionLife
  /** The ways in that there are here, as organizations' rules name them. */
  waysOffered: readonly SignInWay[]
  /** Of the request that an operation answers; absent where the server acts by itself. */
  browser?: Browser
  now: () => Date
  log: Log
}

/** Who sent a request, as far as the socket and the browser say. */
export interface Caller {
  /** The key that limits count by: an address, or an IPv6 network. */
  address: string
  /** The `Origin` header; browsers set it themselves and pages cannot change it. */
  origin: string | undefined
}

/** One `accounts:` method: body in, answer out; refuses with `ProtocolError`. */
export type Operation = (context: IdentityContext, body: unknown, caller: Caller) => Promise<object>
