/** The hosted identity provider: its tokens are checked, custom tokens are made for it; the rest is its own. */
import type { Actor } from '#http/actor.ts'
import { signCustomToken } from './custom-tokens.ts'
import { hostedTokenVerifier } from './id-tokens.ts'
import type { FirebaseSettings } from './settings.ts'

export interface HostedIdentityDependencies {
  settings: FirebaseSettings
  /** Told of everybody whose token is accepted, before their request goes on. */
  onActor(actor: Actor): Promise<void>
}

export interface HostedIdentity {
  /** Rejects with `Refusal('unauthenticated')`. */
  verifyIdToken(token: string): Promise<Actor>
  /** The provider binds no token to an origin: `origin` was checked by the caller and limits nothing more. */
  mintCustomToken(wanted: { uid: string; origin?: string | undefined }): Promise<string>
}

export function createHostedIdentity({ settings, onActor }: HostedIdentityDependencies): HostedIdentity {
  const { client, serviceAccount, emulatorHost } = settings
  const verify = hostedTokenVerifier({ projectId: client.projectId, emulated: emulatorHost !== undefined })
  return {
    async verifyIdToken(token) {
      const actor = await verify(token)
      await onActor(actor)
      return actor
    },
    mintCustomToken: ({ uid }) => signCustomToken(uid, serviceAccount),
  }
}
