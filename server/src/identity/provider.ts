/** Which identity provider signs people in: the embedded one or the hosted one, behind one face. */
import type { IdentitySettings } from '@atrium/contract/page/page-settings'
import type { FastifyPluginAsync } from 'fastify'
import type { Logger } from 'pino'
import { forgetExport, withdrawExport } from '#account-export/forget-export.ts'
import { audit } from '#audit/audit.ts'
import type { Database, Transaction } from '#db/database.ts'
import { forgetRequests } from '#domains/requests/end-requests.ts'
import { noteSignIn } from '#figures/sign-ins.ts'
import type { Guards } from '#http/serve.ts'
import { Refusal } from '#http/refusal.ts'
import { logForRequests } from '#http/request-id.ts'
import { forgetAnswers } from '#idempotency/sweep.ts'
import type { Sweeps } from '#jobs/hourly.ts'
import type { Limiter } from '#limits/limiter.ts'
import { removeFromAllOrganizations } from '#members/ends/ends.ts'
import type { EndSessionsAt } from '#members/ends/site-sessions.ts'
import { tellMeanwhile } from '#members/notices/tell-meanwhile.ts'
import { queueActionMail, queueSignInMail } from '#messaging/action-mail.ts'
import { queueNewSignInMails } from '#messaging/new-sign-in-mail.ts'
import { allowNotification, forgetNotifications } from '#messaging/notifications.ts'
import type { Outbox } from '#messaging/outbox.ts'
import { rulesAt } from '#organizations/rules/asked.ts'
import { forgetCompanyEmail } from '#organizations/settings/forget-address.ts'
import { removeFromAllPublishers } from '#publishers/leave.ts'
import { forgetRostered } from '#rosters/people/forget.ts'
import { forgetProvisioned } from '#scim/forget.ts'
import { forgetArrivals } from '#single-sign-on/forget.ts'
import type { Secrets } from '#secrets/secrets.ts'
import type { Settings } from '#settings.ts'
import { isOfProvenDomain } from '#domains/proven.ts'
import { hasOnlyWay } from '#single-sign-on/only-way.ts'
import { anonymizeUser, lockUser } from '#users/anonymize-user.ts'
import type { ConfirmedEmails } from '#users/accounts/confirmed-emails.ts'
import type { PasswordCost } from './embedded/passwords/hash-threads.ts'
import { noteGoneAccounts, noteReturnedAccount } from '#users/deletion/gone-accounts.ts'
import { withdrawDeletion } from '#users/deletion/withdraw-deletion.ts'
import { ensureRecord, holdRecorded, isRecorded } from '#users/accounts/ensure-record.ts'
import { emailOf, namesOf } from '#users/read-record.ts'
import type { CurrentAccount } from '#users/accounts/by-email.ts'
import { recordAccount } from '#users/accounts/record-account.ts'
import type { ChangeAccount, HoldAccount } from '#users/changing/record-context.ts'
import type {
  ArrivalActions,
  LearnerActions,
  MailSignInActions,
  OperatorActions,
  PasskeyActions,
  PasswordActions,
  RequireOpenSession,
  RuleActions,
  SecondStepActions,
  EmailChangeActions,
  SessionActions,
} from './api/actions.ts'
import { endGiven } from './end-given.ts'
import { createBreachCheck } from './embedded/passwords/breached-passwords.ts'
import type { WantedToken } from './embedded/tokens/custom-tokens.ts'
import type { Google } from './google/google.ts'
import type { FirebaseSettings } from './hosted/settings.ts'
import { mailOfWay } from './way-mails.ts'

/** A hosted provider mails its own links to sign in with. */
export interface Provider
  extends
    PasswordActions,
    Partial<MailSignInActions>,
    SessionActions,
    EmailChangeActions,
    OperatorActions,
    SecondStepActions,
    RuleActions {
  /** As of `Guards`. */
  verifyIdToken: Guards['verifyIdToken']
  /** The caller has checked that the account is one's own and the origin authorized. */
  mintCustomToken(wanted: WantedToken): Promise<string>
  /** Log out: ends a session and what was handed on from it, as far as the provider can. */
  endSession(session: { uid: string; sessionId: string }): Promise<void>
  /**
   * Removes an account and all that goes with it, in the caller's transaction, unless `isWanted`, asked behind the
   * account's lock, says no; answers what that said. Refuses with `forbidden` where something would be left without an
   * owner, and with `unavailable` where the hosted provider does not answer.
   */
  removeAccount(tx: Transaction, uid: string, isWanted: (tx: Transaction) => Promise<boolean>): Promise<boolean>
  /** Addresses that people have confirmed, as they are now; of disabled accounts none. See `ConfirmedEmails`. */
  confirmedEmails: ConfirmedEmails
  /** Ends people's sessions at an organization's site. Absent where a hosted provider keeps the sessions. */
  endSessionsAt?: EndSessionsAt
  /** What this server itself answers of the provider's protocol. */
  routes: FastifyPluginAsync
  /** How it stands with password hashes; only where accounts are kept here. */
  hashLoad?: () => { running: number; waiting: number; backlogMs: number }
  ready(): Promise<void>
  /** What is to be cleared away every hour. */
  sweeps: Sweeps
  /** Only where the provider does not tell by itself. */
  passwordChangedAt?(email: string): Promise<Date | null>
  /** The same for accounts made and addresses changed. */
  currentAccount?: CurrentAccount
  /** Only where accounts are kept here. */
  passkeys?: PasskeyActions
  /** Only where accounts are kept here: whoever arrives from an organization's own sign-in. */
  arrivals?: ArrivalActions
  /** Only where accounts are kept here: learners without an address. */
  learners?: LearnerActions
  /** Only where accounts are kept here: keeps one in step with its person's record. */
  changeAccount?: ChangeAccount
  /** Likewise: holds one until the transaction ends, before its person is held. */
  holdAccount?: HoldAccount
  /**
   * Only where sessions are kept here: behind the lock of its person, whether a session is open still. Refuses with
   * `unauthenticated` where it has ended since the request came in.
   */
  requireOpenSession?: RequireOpenSession
  /** What the browser's SDK is told. */
  page: IdentitySettings
  /** Origins that pages call to sign in. */
  connect: string[]
}

export interface ProviderDependencies {
  db: Database
  secrets: Secrets
  limiter: Limiter
  settings: Settings
  outbox: Outbox
  google: Google | undefined
  /** What a hash costs; absent, what it should. */
  passwordCost?: PasswordCost | undefined
  log: Logger
}

/** What goes with an account, whoever kept it. */
async function forgetPerson(tx: Transaction, uid: string): Promise<void> {
  await forgetAnswers(tx, uid)
  await lockUser(tx, uid)
  // All that is of organizations before what is of publishers, as rows are held everywhere.
  await removeFromAllOrganizations(tx, uid)
  await forgetRequests(tx, uid)
  await forgetProvisioned(tx, uid)
  await forgetArrivals(tx, uid)
  await forgetRostered(tx, uid)
  await forgetCompanyEmail(tx, uid)
  await removeFromAllPublishers(tx, uid)
  await forgetExport(tx, uid)
  await forgetNotifications(tx, await emailOf(tx, uid))
  await anonymizeUser(tx, uid)
}

/** Only the one that is used is loaded. */
export async function createProvider(dependencies: ProviderDependencies): Promise<Provider> {
  const { firebase } = dependencies.settings
  return firebase ? hosted(dependencies, firebase) : embedded(dependencies)
}

async function embedded(dependencies: ProviderDependencies): Promise<Provider> {
  const { db, secrets, limiter, settings, outbox, google, passwordCost, log } = dependencies
  const { createIdentity } = await import('./embedded/identity.ts')
  const identity = createIdentity({
    db,
    secrets,
    limiter,
    settings,
    ...(passwordCost && { passwords: { cost: passwordCost } }),
    sessionLife: settings.sessionLife,
    isBreached: createBreachCheck({ url: settings.breachedPasswordsUrl, log: logForRequests(log) }),
    log: logForRequests(log),
    onAccountSaved: recordAccount,
    holdPerson: lockUser,
    onGivenInVain: (tx, given) => endGiven({ outbox, settings, provider: identity }, tx, given),
    onAddressTakenBack: (tx, taken) => tellMeanwhile(tx, { outbox, settings }, taken),
    namesOf,
    async onAccountReclaimed(tx, reclaimed) {
      await withdrawDeletion(tx, outbox, reclaimed)
      await withdrawExport(tx, reclaimed)
    },
    onAccountDeleted: forgetPerson,
    onOwnDeletion: (tx, { email }) => outbox.queue(tx, 'account_deleted', { email }),
    onPasswordReset: (tx, { email }) => allowNotification(tx, 'success_reset_password', email),
    onAccountDisabled: (tx, { disabled, ...change }) =>
      outbox.queue(tx, disabled ? 'account_disabled' : 'account_enabled', change),
    onSessionsEnded: (tx, ended) => outbox.queue(tx, 'sessions_ended', ended),
    onWayChanged: (tx, { uid, email, displayName, ...changed }) =>
      outbox.queue(tx, mailOfWay(changed), {
        email,
        displayName,
        link: new URL(`/profile/${uid}/security`, settings.publicOrigin).href,
      }),
    onNewSignIns: (tx, signIns) => queueNewSignInMails(tx, outbox, settings.publicOrigin, signIns),
    onSignInMail: (tx, mail) => queueSignInMail(tx, outbox, settings.publicOrigin, mail),
    onSecondStep: (tx, { event, ...told }) => outbox.queue(tx, `second_step_${event}`, told),
    hasOnlyWay,
    isOfProvenDomain,
    onActionCode: (tx, code) => queueActionMail(tx, outbox, settings.publicOrigin, code),
    ...(google ? { verifyGoogleIdToken: google.verifyIdToken } : {}),
  })
  return { ...identity, changeAccount: identity.changeProfile, page: { provider: 'embedded' }, connect: [] }
}

/** The provider's protocol lives at these two addresses, or at its emulator's. */
const HOSTED_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

async function hosted(
  { db, limiter, outbox, settings: { sessionLife, breachedPasswordsUrl: url }, log }: ProviderDependencies,
  settings: FirebaseSettings,
): Promise<Provider> {
  const { createHostedIdentity } = await import('./hosted/hosted-identity.ts')
  const { client, emulatorHost } = settings
  const emulatorOrigin = emulatorHost === undefined ? null : `http://${emulatorHost}`
  const identity = createHostedIdentity({
    settings,
    sessionLife,
    limiter,
    isBreached: createBreachCheck({ url, log: logForRequests(log) }),
    rulesAt: (organization, uid) => rulesAt(db, { organization, uid }),
    async onActor(actor) {
      if (await isRecorded(db, actor)) return
      // A token tells what was true up to an hour ago, when somebody else may have had the address.
      const account = await identity.account({ uid: actor.uid })
      if (!account) throw new Refusal('unauthenticated', { detail: 'the account is gone' })
      await ensureRecord(db, account)
      await noteReturnedAccount({ db, outbox }, actor.uid)
    },
  })
  return {
    ...identity,
    async mintCustomToken(wanted) {
      const { uid, organization } = wanted
      const token = await identity.mintCustomToken(wanted)
      if (organization !== undefined) await noteSignIn(db, { organization, uid })
      return token
    },
    currentAccount: identity.account,
    async confirmedEmails(uids) {
      const confirmed = await identity.confirmedEmails(uids)
      return (tx) => holdRecorded(tx, confirmed)
    },
    async removeAccount(tx, uid, isWanted) {
      if (!(await isWanted(tx))) return false
      await forgetPerson(tx, uid)
      await audit(tx, { actor: uid, action: 'account.deleted', subject: uid })
      // Last: what fails before it is taken back, and what fails behind it finds the account gone when tried again.
      await identity.deleteAccount(uid)
      return true
    },
    routes: async () => {},
    ready: async () => {},
    sweeps: {
      'accounts that are gone': () => noteGoneAccounts({ db, outbox, log, missing: identity.missingAccounts }),
    },
    page: { provider: 'firebase', client, emulatorOrigin },
    connect: emulatorOrigin === null ? HOSTED_ORIGINS : [emulatorOrigin],
  }
}
