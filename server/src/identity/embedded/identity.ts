/** The embedded identity provider: puts its parts together for `app.ts`. */
import { relyingPartyOf } from '@atrium/contract/rules/passkeys/relying-party'
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import type { FastifyPluginAsync } from 'fastify'
import type { Database, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { Verifying } from '#http/serve.ts'
import type {
  ArrivalActions,
  LearnerActions,
  MailSignInActions,
  PasskeyActions,
  PasswordActions,
  RequireOpenSession,
  RuleActions,
  SecondStepActions,
  EmailChangeActions,
  SessionActions,
} from '#identity/api/actions.ts'
import type { Sweeps } from '#jobs/hourly.ts'
import type { Limiter } from '#limits/limiter.ts'
import { createRefusals } from '#limits/refusals.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { changeProfile } from './accounts/change-profile.ts'
import { lockAccount } from './accounts/queries.ts'
import { confirmedEmails } from './accounts/queries.ts'
import { createArrivals } from './arrivals/arrivals.ts'
import { createLearners } from './arrivals/learners.ts'
import { browserIn } from './sessions/browser.ts'
import { endSessionsAt } from './sessions/queries-end.ts'
import { disableAccount, type Disabling } from './accounts/disable-account.ts'
import { endAllSessions, type EndingAll } from './accounts/end-all-sessions.ts'
import { lackingMembers, listLacking } from './accounts/lacking-members.ts'
import { removeAccountIf } from './accounts/remove-account.ts'
import { cancelEmailChange, emailChangeOf } from './codes/email-change.ts'
import { mailIdentityCode, mailSignIn, takeCode } from './codes/mailed-sign-ins.ts'
import type { IdentityContext, IdentityHooks, Log } from './context.ts'
import { resetPassword } from './operations/reset-password.ts'
import { sendActionCode } from './operations/send-action-code.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import type { BreachCheck } from './passwords/breached-passwords.ts'
import { createPasswordSignIns } from './passwords/password-sign-ins.ts'
import { createPasswords, type PasswordSettings } from './passwords/passwords.ts'
import { serveDiscovery } from './protocol/discovery-routes.ts'
import type { OriginSettings } from './protocol/origins.ts'
import { serveProtocol } from './protocol/protocol-routes.ts'
import { prepareStatements } from './queries-prepared.ts'
import { endSession } from './sessions/end-session.ts'
import { mayTellOfSignIn, tellOfSignIns } from './sessions/new-browser.ts'
import {
  endNewSignInOf,
  endOneSession,
  endOtherSessions,
  listSessions,
  previewNewSignInOf,
  signOutEverywhere,
} from './sessions/own-sessions.ts'
import { assertOwnWayAllowed } from './sessions/only-way.ts'
import { createRefreshes } from './sessions/refreshes.ts'
import { defaultSessionLife, type SessionLife } from './sessions/session-life.ts'
import { actorOf, requireOpenSession } from './sessions/signed-in.ts'
import { makeBackupCodes, secondStepOf } from './second-step/own-second-step.ts'
import { takeOffSecondStep, type TakingOff } from './second-step/remove-second-step.ts'
import { sweepsOf } from './sweep.ts'
import { mintCustomToken, type WantedToken } from './tokens/custom-tokens.ts'
import { createIdTokens } from './tokens/id-token.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'

export interface IdentityDependencies extends IdentityHooks {
  db: Database
  secrets: Secrets
  limiter: Limiter
  settings: OriginSettings & { productName: string }
  passwords?: PasswordSettings
  sessionLife?: SessionLife
  /** Absent: no password is known from a breach. */
  isBreached?: BreachCheck
  /** The clock; tests turn it. */
  now?: () => Date
  log: Log
}

export interface Identity
  extends PasswordActions, MailSignInActions, SessionActions, EmailChangeActions, Required<RuleActions> {
  /** The protocol and the public keys, at their full paths: registered without a prefix. */
  routes: FastifyPluginAsync
  /** Rejects with `Refusal('unauthenticated')`; also for an ID token whose session has ended. */
  verifyIdToken(token: string, named?: (uid: string) => void, how?: Verifying): Promise<Actor>
  /** For the caller's own account only. Rejects with `Refusal('forbidden')` for an origin that is not authorized. */
  mintCustomToken(wanted: WantedToken): Promise<string>
  /** Log out: ends the session, what else its browser began for the account, and all that was handed on from these. */
  endSession(session: { uid: string; sessionId: string }): Promise<void>
  passkeys: PasskeyActions
  arrivals: ArrivalActions
  learners: LearnerActions
  /** Disables or enables an account, by an operator; disabling ends its sessions. See `disable-account.ts`. */
  disableAccount(wanted: Disabling): Promise<string>
  /** Signs an account out everywhere, by an operator. See `end-all-sessions.ts`. */
  endAllSessions(wanted: EndingAll): Promise<string>
  /** As `accounts:delete` does, in the caller's transaction. See `remove-account.ts`. */
  removeAccount(tx: Transaction, uid: string, isWanted: (tx: Transaction) => Promise<boolean>): Promise<boolean>
  /** How somebody's second step stands, and new backup codes for it. See `own-second-step.ts`. */
  secondStep: NonNullable<SecondStepActions['secondStep']>
  /** Takes the second step off an account, by an operator. See `remove-second-step.ts`. */
  takeOffSecondStep(wanted: TakingOff): Promise<string>
  /** Refuses with `unauthenticated` where the session has ended since the request came in. */
  requireOpenSession: RequireOpenSession
  /** Holds an account until the transaction ends, before its person is held. */
  holdAccount(tx: Transaction, uid: string): Promise<void>
  /**
   * Sets the name and photo of an account, in the transaction that changes its person's record. Tokens
   * tell the new name from their next refresh on. Nothing happens where there is no such account.
   */
  changeProfile(
    tx: Transaction,
    uid: string,
    profile: { displayName?: string; photoUrl?: string | null },
  ): Promise<void>
  /** Addresses that these people have confirmed, by uid; the accounts are held until the transaction ends. */
  confirmedEmails(uids: readonly string[]): Promise<(tx: Transaction) => Promise<Map<string, string>>>
  /** Ends the sessions of these people at an organization's site, and what was handed on from there. */
  endSessionsAt(tx: Transaction, whose: { uids: readonly string[]; organizationId: string }): Promise<void>
  /** Brings in a new signing key; nobody is signed out. It also happens by itself every 30 days. */
  rotateSigningKey(): Promise<void>
  /** Password hashes that are being made, how many wait, and how long who comes now waits. */
  hashLoad(): { running: number; waiting: number; backlogMs: number }
  /** Resolves when the first signing key is there, wrapped with the key of today. */
  ready(): Promise<void>
  /** What is to be cleared away every hour. */
  sweeps: Sweeps
}

/** Which ways in there are here, as organizations' rules name them. */
function waysOffered(settings: OriginSettings, { verifyGoogleIdToken }: IdentityHooks): SignInWay[] {
  const google = verifyGoogleIdToken === undefined ? [] : (['google'] as const)
  const passkey = relyingPartyOf(settings) === null ? [] : (['passkey'] as const)
  return ['password', ...google, ...passkey, 'mail']
}

export function createIdentity(dependencies: IdentityDependencies): Identity {
  const {
    db,
    secrets,
    limiter,
    settings,
    now = () => new Date(),
    log,
    passwords: passwordSettings,
    ...rest
  } = dependencies
  const { sessionLife = defaultSessionLife, isBreached = async () => false, ...hooks } = rest
  const passwords = createPasswords(passwordSettings)
  const statements = prepareStatements(db)
  const untold = createRefusals()
  const keys = createSigningKeys(db, secrets, now)
  const idTokens = createIdTokens(keys, settings.publicOrigin, now)
  const context: IdentityContext = {
    db,
    secrets,
    limiter,
    untold,
    origins: settings,
    hooks,
    now,
    log,
    idTokens,
    passwords,
    isBreached,
    statements,
    sessionLife,
    waysOffered: waysOffered(settings, hooks),
    productName: settings.productName,
    refreshes: createRefreshes({ statements, sessionLife, now }),
    passwordSignIns: createPasswordSignIns({
      db,
      statements,
      limiter,
      passwords,
      now,
      assertAllowed: (account) => assertOwnWayAllowed({ hooks }, db, account),
      mayTell: (signIn) => mayTellOfSignIn({ limiter, hooks, untold }, signIn),
      tell: (...asked) => tellOfSignIns({ hooks }, ...asked),
    }),
  }

  return {
    routes: async (app) => {
      await app.register(async (protocol) => serveProtocol(protocol, context))
      await app.register(async (discovery) => serveDiscovery(discovery, keys, settings.publicOrigin))
    },
    verifyIdToken: (...asked) => actorOf(context, ...asked),
    mintCustomToken: (wanted) => mintCustomToken(context, wanted),
    endSession: (session) => endSession(context, session, 'log-out'),
    passkeys: createPasskeys(context),
    arrivals: createArrivals(context),
    learners: createLearners(context),
    signOutEverywhere: (asking) => signOutEverywhere(context, asking),
    ownSessions: {
      list: (asked) => listSessions(context, asked),
      end: (asking, id) => endOneSession(context, asking, id),
      endOthers: (asking) => endOtherSessions(context, asking),
      previewNewSignIn: (code) => previewNewSignInOf(context, code),
      endNewSignIn: (code) => endNewSignInOf(context, code),
    },
    emailChange: {
      find: (uid) => emailChangeOf(context, uid),
      cancel: (asking) => cancelEmailChange(context, asking),
    },
    disableAccount: (wanted) => disableAccount(context, wanted),
    endAllSessions: (wanted) => endAllSessions(context, wanted),
    removeAccount: (tx, uid, isWanted) => removeAccountIf(context, tx, uid, isWanted),
    secondStep: {
      status: (uid) => secondStepOf(context, uid),
      makeBackupCodes: (asking) => makeBackupCodes(context, asking),
    },
    takeOffSecondStep: (wanted) => takeOffSecondStep(context, wanted),
    lackingMembers: (...asked) => lackingMembers(context, ...asked),
    listLacking: (...asked) => listLacking(context, ...asked),
    changeProfile: (tx, uid, profile) => changeProfile(context, tx, uid, profile),
    requireOpenSession: (tx, session) => requireOpenSession(context, tx, session),
    holdAccount: async (tx, uid) => void (await lockAccount(tx, uid)),
    confirmedEmails: async (uids) => (tx) => confirmedEmails(tx, uids),
    endSessionsAt: (tx, whose) => endSessionsAt(tx, whose, now()),
    async sendResetCode({ email, address }) {
      await sendActionCode(context, { requestType: 'PASSWORD_RESET', email }, { address, origin: undefined })
    },
    async resetPassword({ code, password, address }) {
      const caller = { address, origin: undefined }
      const { email } = (await resetPassword(context, { oobCode: code, newPassword: password }, caller)) as {
        email: string
      }
      return { email }
    },
    mailSignIn: ({ cookie, ...wanted }) => {
      const browser = browserIn(cookie, context.origins)
      return mailSignIn(context, { ...wanted, browser, continueUrl: null, withCode: true })
    },
    mailIdentityCode: (asking) => mailIdentityCode(context, asking),
    takeSignInCode: ({ cookie, ...typed }) =>
      takeCode(context, { ...typed, browser: browserIn(cookie, context.origins) }),
    rotateSigningKey: () => keys.rotate(),
    hashLoad: () => ({ ...passwords.load(), backlogMs: passwords.backlogMs() }),
    async ready() {
      await Promise.all([keys.ready(), context.passwords.ready()])
    },
    sweeps: sweepsOf(context, keys),
  }
}
