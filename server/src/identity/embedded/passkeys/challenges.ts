/** What an authenticator is asked to sign: random, for one purpose, taken away by whoever answers it. */
import * as z from 'zod'
import type { Queryable } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { passkeyChallengeSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { insertChallenge, takeChallenge } from './queries.ts'
import { isOwnPage } from './relying-party.ts'

/** `uid` for a registration: whose. */
type Asked = { purpose: 'registration'; uid: string } | { purpose: 'authentication'; uid: null }

/** A new challenge, which the caller has counted by the address that asks; of a registration, behind its account's lock. */
export async function issueChallenge({ now }: IdentityContext, q: Queryable, asked: Asked): Promise<string> {
  const challenge = newSecret()
  const expiresAt = secondsAfter(now(), passkeyChallengeSeconds)
  await insertChallenge(q, { hash: hashSecret(challenge), ...asked, expiresAt })
  return challenge
}

/** https://www.w3.org/TR/webauthn-3/#dictionary-client-data: browsers may add to it at any time. */
const clientData = z.object({
  challenge: z.string().min(1),
  origin: z.string(),
  crossOrigin: z.optional(z.boolean()),
  topOrigin: z.optional(z.unknown()),
})

/**
 * In: `clientDataJSON` of an answer. Out: its challenge, which nobody can answer any more, and the page that asked.
 * Refuses with `passkey_invalid` for a page that is none of ours or that stood in another one's frame, and with
 * `passkey_expired` for a challenge that was answered, is too old, or was never issued for this.
 */
export async function takeAnswered(
  context: IdentityContext,
  encoded: string,
  asked: Asked,
): Promise<{ challenge: string; origin: string }> {
  const said = clientData.safeParse(jsonOf(encoded))
  if (!said.success) throw new Refusal('passkey_invalid', { detail: 'clientDataJSON could not be read' })
  const { challenge, origin, crossOrigin = false, topOrigin } = said.data
  const taken = await takeChallenge(context.db, { hash: hashSecret(challenge), ...asked }, context.now())
  if (!taken) throw new Refusal('passkey_expired', { detail: 'a challenge that is not open' })
  // Either of the two says that it stood in a frame.
  if (crossOrigin || topOrigin !== undefined || !isOwnPage(origin, context.origins)) {
    throw new Refusal('passkey_invalid', { detail: 'signed on a page of another origin' })
  }
  return { challenge, origin }
}

function jsonOf(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
