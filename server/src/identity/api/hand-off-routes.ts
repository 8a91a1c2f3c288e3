/** The custom token for the hand-off to a sub-domain or sibling app, and the end of what was handed off. */
import { customToken, logOut } from '@atrium/contract/identity/identity'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { Refusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { isAuthorizedOrigin, organizationAtOrigin, originOf } from '#identity/embedded/protocol/origins.ts'

/** A token for one's own account only, and only for an origin that the product trusts; else `forbidden`; and where an
 * organization is entered, only for a sign-in that its rules accept. */
export async function serveHandOff(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards, provider, settings } = context
  serve(app, guards, customToken, async ({ actor, body }) => {
    if (body.uid !== actor.uid) throw new Refusal('forbidden', { detail: 'a custom token for another account' })
    const origin = body.origin === undefined ? undefined : originOf(body.origin)
    if (origin === null || (origin !== undefined && !isAuthorizedOrigin(origin, settings))) {
      throw new Refusal('forbidden', { detail: 'an origin that is not authorized' })
    }
    // The origin's own, whatever the body says: its rules are asked of whoever arrives there.
    const organization = (origin && organizationAtOrigin(origin, settings)) ?? body.organization
    const { uid, sessionId, signIn } = actor
    return { customToken: await provider.mintCustomToken({ uid, origin, sessionId, signIn, organization }) }
  })
  serve(app, guards, logOut, ({ actor }) => provider.endSession(actor))
}
