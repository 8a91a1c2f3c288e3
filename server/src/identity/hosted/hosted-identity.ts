/** The hosted identity provider: its tokens are checked, custom tokens are made for it; the rest is its own. */
import { SECOND_MS } from '@atrium/contract/rules/time/lengths'
import type { Actor, SignIn } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import type { PasswordActions, SessionActions } from '#identity/api/actions.ts'
import type { BreachCheck } from '#identity/embedded/passwords/breached-passwords.ts'
import { defaultSessionLife, hasRunOut, type SessionLife } from '#identity/embedded/sessions/session-life.ts'
import type { WantedToken } from '#identity/embedded/tokens/custom-tokens.ts'
import { nameCaller } from '#limits/caller.ts'
import type { Limiter } from '#limits/limiter.ts'
import { type Asked, assertRules } from '#organizations/rules/unmet-rule.ts'
import {
  type AccountName,
  deleteHostedAccount,
  hostedAccount,
  type HostedAccount,
  hostedConfirmedEmails,
  missingHostedAccounts,
} from './accounts.ts'
import { signCustomToken } from './custom-tokens.ts'
import { hostedTokenVerifier } from './id-tokens.ts'
import { hostedPasswords, passwordChange } from './passwords.ts'
import { createProtocolClient } from './protocol-client.ts'
import type { FirebaseSettings } from './settings.ts'
import { handingOn } from './sign-in-claims.ts'

export interface HostedIdentityDependencies {
  settings: FirebaseSettings
  sessionLife?: SessionLife
  limiter: Limiter
  /** Absent: no password is known from a breach. */
  isBreached?: BreachCheck
  /** Told of everybody whose token is accepted, before their request goes on. */
  onActor(actor: Actor): Promise<void>
  /** What an organization asks of somebody who enters it; absent: no organization asks for anything. */
  rulesAt?(organization: string, uid: string): Promise<Asked>
}

export interface HostedIdentity extends PasswordActions, SessionActions {
  /** The account as it is now; null where there is none. Rejects with `Refusal('unavailable')`. */
  account(name: AccountName): Promise<HostedAccount | null>
  /** Addresses that these people have confirmed, as they are now. Rejects with `Refusal('unavailable')`. */
  confirmedEmails(uids: readonly string[]): Promise<Map<string, string>>
  /** Of these, whose account is gone. Rejects with `Refusal('unavailable')`. */
  missingAccounts(uids: readonly string[]): Promise<string[]>
  /** Also of an account that is gone already. Rejects with `Refusal('unavailable')`. */
  deleteAccount(uid: string): Promise<void>
  /** When the password of an account was last changed, if it was. */
  passwordChangedAt(email: string): Promise<Date | null>
  /** Rejects with `Refusal('unauthenticated')`, or with a rule of the organization on whose site the session is. */
  verifyIdToken(token: string): Promise<Actor>
  /**
   * The provider binds no token to an origin: `origin` was checked by the caller and limits nothing more. Rejects with
   * the rule of the organization that the sign-in does not meet.
   */
  mintCustomToken(wanted: WantedToken): Promise<string>
  /**
   * Nothing: the provider ends all sessions of an account or none (`docs/security.md`), and a log-out here is
   * not to end those of other devices.
   */
  endSession(): Promise<void>
}

export function createHostedIdentity(dependencies: HostedIdentityDependencies): HostedIdentity {
  const {
    settings,
    limiter,
    onActor,
    rulesAt,
    sessionLife = defaultSessionLife,
    isBreached = async () => false,
  } = dependencies
  const { client, serviceAccount, emulatorHost } = settings
  const verify = hostedTokenVerifier({ projectId: client.projectId, emulated: emulatorHost !== undefined })
  const protocol = createProtocolClient(settings)
  const account = (name: AccountName) => hostedAccount(protocol, name)
  const assertEntry = async (uid: string, signIn: SignIn, organization: string | undefined) => {
    if (organization !== undefined && rulesAt) assertRules(await rulesAt(organization, uid), signIn)
  }
  return {
    async verifyIdToken(token) {
      const { actor, site } = await verify(token)
      // When it was last used, only the provider knows.
      const session = { startedAt: actor.authTime, lastUsedAt: new Date() }
      if (hasRunOut(session, new Date(), sessionLife)) {
        throw new Refusal('unauthenticated', { detail: 'the sign-in is too long ago' })
      }
      nameCaller(actor.uid)
      await assertEntry(actor.uid, actor.signIn, site)
      await onActor(actor)
      return actor
    },
    ...hostedPasswords(protocol, limiter, isBreached),
    account,
    confirmedEmails: (uids) => hostedConfirmedEmails(protocol, uids),
    missingAccounts: (uids) => missingHostedAccounts(protocol, uids),
    deleteAccount: (uid) => deleteHostedAccount(protocol, uid),
    async passwordChangedAt(email) {
      const found = await account({ email })
      return found && passwordChange(found)
    },
    async mintCustomToken({ uid, signIn, organization }) {
      if (signIn) await assertEntry(uid, signIn, organization)
      return signCustomToken(uid, serviceAccount, signIn && handingOn(signIn, organization))
    },
    endSession: async () => {},
    async signOutEverywhere({ uid }) {
      // As the administrators' SDK revokes refresh tokens: none from before this second is good any more.
      const validSince = String(Math.floor(Date.now() / SECOND_MS))
      await protocol.administer('update', { localId: uid, validSince })
    },
  }
}
