/** What an identity provider does for calls of the API. */
import type {
  AuthenticationResponse,
  CreationOptions,
  Passkey,
  RegistrationResponse,
  RequestOptions,
} from '@atrium/contract/identity/passkeys'
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { listSessions, previewNewSignIn } from '@atrium/contract/identity/sessions'
import type { LearnerSessionWay } from '@atrium/contract/rules/sign-in-ways'
import type { LackingMembers, listLackingMembers, WantedRules } from '@atrium/contract/organizations/rules'
import type { Queryable, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { Disabling } from '#identity/embedded/accounts/disable-account.ts'
import type { EndingAll } from '#identity/embedded/accounts/end-all-sessions.ts'
import type { LackingAsked } from '#identity/embedded/accounts/lacking-members.ts'
import type { SecondStepStatus } from '#identity/embedded/second-step/own-second-step.ts'
import type { TakingOff } from '#identity/embedded/second-step/remove-second-step.ts'

/** What either identity provider does; both reject with the protocol's errors. */
export interface PasswordActions {
  /** Mails the code where there is such an account; answers alike where there is none. `address` is whom to count. */
  sendResetCode(wanted: { email: string; address: string }): Promise<void>
  /** Resolves to the account's address. */
  resetPassword(wanted: { code: string; password: string; address: string }): Promise<{ email: string }>
}

type Whose = Pick<Actor, 'uid' | 'sessionId'>

export type RequireOpenSession = (tx: Transaction, whose: Whose) => Promise<void>

/** What people do about where they are signed in. See `embedded/sessions/own-sessions.ts`. */
export interface SessionActions {
  signOutEverywhere(asking: Whose): Promise<void>
  /** Absent where a hosted provider keeps the sessions: it lists none, and ends all or none. */
  ownSessions?:
    | {
        list(asked: Whose & QueryOf<typeof listSessions>): Promise<AnswerOf<typeof listSessions>>
        end(asking: Whose, id: string): Promise<void>
        endOthers(asking: Whose): Promise<number>
        previewNewSignIn(code: string): Promise<AnswerOf<typeof previewNewSignIn>>
        endNewSignIn(code: string): Promise<void>
      }
    | undefined
}

/** The change of somebody's own address that waits for its link. See `embedded/codes/email-change.ts`. */
export interface EmailChangeActions {
  /** Absent where a hosted provider keeps the links: it tells of none. */
  emailChange?: { find(uid: string): Promise<string | null>; cancel(asking: Whose): Promise<void> } | undefined
}

/** Sign-in by mail; both reject with the protocol's errors. */
export interface MailSignInActions {
  /** Answers with what is shown again with the code. `cookie` is the header: it tells a known browser. */
  mailSignIn(wanted: { email: string; address: string; cookie?: string | undefined }): Promise<{ asked: string }>
  /** The same for the confirmed address of whoever is signed in, by a code alone. Refuses with `email_not_verified`. */
  mailIdentityCode(asking: { uid: string; address: string }): Promise<{ asked: string }>
  takeSignInCode(typed: {
    asked: string
    code: string
    cookie?: string | undefined
  }): Promise<{ email: string; oobCode: string }>
}

/** What operators do with accounts. */
export interface OperatorActions {
  /** Absent where a hosted provider keeps the accounts: they are disabled there. */
  disableAccount?: ((wanted: Disabling) => Promise<string>) | undefined
  /** Absent likewise. */
  endAllSessions?: ((wanted: EndingAll) => Promise<string>) | undefined
  /** Likewise. */
  takeOffSecondStep?: ((wanted: TakingOff) => Promise<string>) | undefined
}

/** What accounts have to sign in with, beside what organizations ask. */
export interface RuleActions {
  /** Absent where a hosted provider keeps the accounts: how many members of an organization do not meet rules. */
  lackingMembers?(organizationId: string, wanted: WantedRules): Promise<LackingMembers>
  /** Absent likewise: who does not meet one of them. */
  listLacking?(organizationId: string, asked: LackingAsked): Promise<AnswerOf<typeof listLackingMembers>>
}

/** What people do with their own second step beside the protocol. */
export interface SecondStepActions {
  /** Absent where a hosted provider keeps it: it has no backup codes, and says through its SDK what there is. */
  secondStep?:
    | {
        status(uid: string): Promise<SecondStepStatus>
        makeBackupCodes(asking: { uid: string; sessionId: string }): Promise<string[]>
      }
    | undefined
}

/** Accounts of people who arrive from an organization's own sign-in. */
export interface ArrivalActions {
  /**
   * Ends the sessions that began with one of these connections, and all that was handed on from these. Several at once, for
   * secrets are held before sessions: one after the other would hold those of the second behind the sessions of the first.
   */
  endSessionsBy(tx: Transaction, ...connectionIds: string[]): Promise<void>
  /** Whose sessions have begun with one of them since then, whether they are open or not, and when at first. */
  arrivedBy(
    tx: Transaction,
    connectionIds: readonly string[],
    since: Date,
  ): Promise<{ uid: string; connectionId: string; at: Date }[]>
  /** The account, held until the transaction ends; undefined where there is none. */
  hold(
    tx: Transaction,
    whose: { uid: string } | { email: string },
  ): Promise<{ uid: string; email: string | null; emailVerified: boolean; disabled: boolean } | undefined>
  /** A new one with a confirmed address. Answers its uid. */
  make(tx: Transaction, account: { email: string; displayName: string | null }): Promise<string>
  /** Confirms the address of a held account for whoever arrived; whoever made it in advance keeps nothing in it. */
  reclaim(tx: Transaction, uid: string): Promise<void>
  /** What the SDK signs in with, once. */
  issueToken(tx: Transaction, arrived: { uid: string; organizationId: string; connectionId: string }): Promise<string>
  /** Whether another made the same account at the same time: tried again, it is found. */
  isRace(error: unknown): boolean
}

/** Who takes the account of a learner along, and what is to open it from then on. `address` is whom to count. */
export interface ReleasedLearner {
  uid: string
  email: string
  password: string
  /** What the password may not be. */
  names: readonly string[]
  address: string
}

export interface ReleaseSteps {
  /** Asked once more before anything is hashed: somebody may have been faster. */
  assertStill(): Promise<void>
  /** Uses up what entitles to it, behind the account's lock and in the transaction that releases it. */
  use(tx: Transaction): Promise<void>
  /** In the same transaction, once the account has its address. */
  tell(tx: Transaction): Promise<void>
}

/** Accounts of learners without an address; who has one, and what signs in to it, `learners/` decides. */
export interface LearnerActions {
  /** New ones of an organization, one for each of these names; answers their uids, in that order. */
  make(tx: Transaction, wanted: { organizationId: string; displayNames: readonly string[] }): Promise<string[]>
  /** Refuses with `invalid_input` for what is no acceptable password, `names` among it. */
  assertPassword(password: string, names: readonly string[]): Promise<void>
  /** Refuses with `too_many_requests` and `unavailable`. `address` is whom to count. */
  hash(secret: string, address: string): Promise<string>
  /** Takes the same time where there is no hash. Refuses as `hash` does. */
  matches(secret: string, hash: string | undefined, address: string): Promise<boolean>
  /** The browser that a `Cookie` header names, by its hash; null unless the account was signed in with it before. */
  knownBrowser(uid: string, cookie: string | undefined): Promise<string | null>
  /** Holds the account: before its learner, as everywhere. */
  hold(tx: Transaction, uid: string): Promise<void>
  /** What the SDK signs in with, once. */
  issueToken(tx: Transaction, signIn: { uid: string; organizationId: string; way: LearnerSessionWay }): Promise<string>
  /** Ends the sessions that began in these ways, with all that was handed on from them. */
  endSessions(
    tx: Transaction,
    whose: { uids: readonly string[]; ways: readonly LearnerSessionWay[] | 'all' },
  ): Promise<void>
  /** Of organizations' learners some who are no member's any more, removed or not. */
  leftOver(limit: number): Promise<string[]>
  /** Whether one still is; to be asked behind the account's lock. */
  isLeftOver(tx: Transaction, uid: string): Promise<boolean>
  /** Whether the address is that of an account: confirmed, so that whoever reads it has one, or disabled. */
  isTaken(q: Queryable, email: string): Promise<boolean>
  /** Refuses with `address_sso_only` where the address could not sign in with a password. */
  assertOwnWay(q: Queryable, email: string): Promise<void>
  /**
   * Makes the account its person's own, with a confirmed address and a password; every session ends. Refuses with
   * `email_taken`, `address_sso_only`, `account_disabled`, `invalid_input` for the password, and as `hash` does.
   */
  release(released: ReleasedLearner, steps: ReleaseSteps): Promise<void>
}

/** Passkeys; each call rejects with the refusals that its endpoint declares. `address` is whom to count. */
export interface PasskeyActions {
  createOptions(actor: Actor, address: string): Promise<CreationOptions>
  add(actor: Actor, made: { response: RegistrationResponse; name?: string | undefined }): Promise<Passkey>
  list(actor: Actor): Promise<Passkey[]>
  rename(actor: Actor, change: { id: string; name: string }): Promise<Passkey>
  remove(actor: Actor, id: string): Promise<void>
  requestOptions(address: string): Promise<RequestOptions>
  /** Resolves to a token that the SDK signs in with. */
  signInToken(response: AuthenticationResponse, address: string): Promise<string>
}
