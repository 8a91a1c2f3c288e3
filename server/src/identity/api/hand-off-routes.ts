/** The custom token for the hand-off to a sub-domain or sibling app, and the end of what was handed off. */
import { customToken, logOut } from '@atrium/contract/identity/identity'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#http/refusal.ts'
import { type Guards, serve } from '#http/serve.ts'
import { isAuthorizedOrigin, type OriginSettings } from '#identity/embedded/protocol/origins.ts'
import type { WantedToken } from '#identity/embedded/tokens/custom-tokens.ts'

interface Sessions {
  mintCustomToken(wanted: WantedToken): Promise<string>
  endSession(session: { uid: string; sessionId: string }): Promise<void>
}

/** A token for one's own account only, and only for an origin that the product trusts; else `forbidden`. */
export function serveHandOff(app: FastifyInstance, guards: Guards, provider: Sessions, settings: OriginSettings): void {
  serve(app, guards, customToken, async ({ actor, body }) => {
    if (body.uid !== actor.uid) throw new Refusal('forbidden', { detail: 'a custom token for another account' })
    const origin = body.origin === undefined ? undefined : new URL(body.origin).origin
    if (origin !== undefined && !isAuthorizedOrigin(origin, settings)) {
      throw new Refusal('forbidden', { detail: 'an origin that is not authorized' })
    }
    return { customToken: await provider.mintCustomToken({ uid: actor.uid, origin, sessionId: actor.sessionId }) }
  })
  serve(app, guards, logOut, ({ actor }) => provider.endSession(actor))
}
