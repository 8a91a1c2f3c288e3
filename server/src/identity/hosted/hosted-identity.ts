/** The hosted identity provider: its tokens are checked, custom tokens are made for it; the rest is its own. */
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import type { PasswordActions, SessionActions } from '#identity/api/actions.ts'
import type { BreachCheck } from '#identity/embedded/passwords/breached-passwords.ts'
import { defaultSessionLife, hasRunOut, type SessionLife } from '#identity/embedded/sessions/session-life.ts'
import { nameCaller } from '#limits/caller.ts'
import type { Limiter } from '#limits/limiter.ts'
import { type AccountName, deleteHostedAccount, hostedAccount, type HostedAccount } from './accounts.ts'
import { signCustomToken } from './custom-tokens.ts'
import { hostedTokenVerifier } from './id-tokens.ts'
import { hostedPasswords, passwordChange } from './passwords.ts'
import { createProtocolClient } from './protocol-client.ts'
import type { FirebaseSettings } from './settings.ts'

export interface HostedIdentityDependencies {
  settings: FirebaseSettings
  sessionLife?: SessionLife
  limiter: Limiter
  /** Absent: no password is known from a breach. */
  isBreached?: BreachCheck
  /** Told of everybody whose token is accepted, before their request goes on. */
  onActor(actor: Actor): Promise<void>
}

export interface HostedIdentity extends PasswordActions, SessionActions {
  /** The account as it is now; null where there is none. Rejects with `Refusal('unavailable')`. */
  account(name: AccountName): Promise<HostedAccount | null>
  /** Also of an account that is gone already. Rejects with `Refusal('unavailable')`. */
  deleteAccount(uid: string): Promise<void>
  /** When the password of an account was last changed, if it was. */
  passwordChangedAt(email: string): Promise<Date | null>
  /** Rejects with `Refusal('unauthenticated')`. */
  verifyIdToken(token: string): Promise<Actor>
  /** The provider binds no token to an origin: `origin` was checked by the caller and limits nothing more. */
  mintCustomToken(wanted: { uid: string; origin?: string | undefined }): Promise<string>
  /**
   * Nothing: the provider ends all sessions of an account or none (`docs/security.md`), and a log-out here is
   * not to end those of other devices.
   */
  endSession(): Promise<void>
}

const SECOND_MS = 1_000

export function createHostedIdentity(dependencies: HostedIdentityDependencies): HostedIdentity {
  const { settings, limiter, onActor, sessionLife = defaultSessionLife, isBreached = async () => false } = dependencies
  const { client, serviceAccount, emulatorHost } = settings
  const verify = hostedTokenVerifier({ projectId: client.projectId, emulated: emulatorHost !== undefined })
  const protocol = createProtocolClient(settings)
  const account = (name: AccountName) => hostedAccount(protocol, name)
  return {
    async verifyIdToken(token) {
      const actor = await verify(token)
      // When it was last used, only the provider knows.
      const session = { startedAt: actor.authTime, lastUsedAt: new Date() }
      if (hasRunOut(session, new Date(), sessionLife)) {
        throw new Refusal('unauthenticated', { detail: 'the sign-in is too long ago' })
      }
      nameCaller(actor.uid)
      await onActor(actor)
      return actor
    },
    ...hostedPasswords(protocol, limiter, isBreached),
    account,
    deleteAccount: (uid) => deleteHostedAccount(protocol, uid),
    async passwordChangedAt(email) {
      const found = await account({ email })
      return found && passwordChange(found)
    },
    mintCustomToken: ({ uid }) => signCustomToken(uid, serviceAccount),
    endSession: async () => {},
    async signOutEverywhere(uid) {
      // As the administrators' SDK revokes refresh tokens: none from before this second is good any more.
      const validSince = String(Math.floor(Date.now() / SECOND_MS))
      await protocol.administer('update', { localId: uid, validSince })
    },
  }
}
