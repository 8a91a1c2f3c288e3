/** The secret of an authenticator, as the database keeps it: wrapped, and bound to the authenticator's id. */
import type { Database } from '#db/database.ts'
import type { Log } from '#identity/embedded/context.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'
import { listAuthenticatorsWrappedOtherwise, replaceAuthenticatorSecret } from './queries.ts'

const purposeOf = (id: string) => ({ kind: 'authenticator', id }) as const

export function wrapAuthenticatorSecret(secrets: Secrets, id: string, secret: Uint8Array): string {
  return secrets.wrap(Buffer.from(secret).toString('base64url'), purposeOf(id))
}

/** Undefined where it was wrapped with a key that this process does not have: no code is right then. */
export function openAuthenticatorSecret(
  { secrets, log }: { secrets: Secrets; log: Log },
  { id, secret }: { id: string; secret: string },
): Buffer | undefined {
  try {
    return Buffer.from(secrets.unwrap(secret, purposeOf(id)), 'base64url')
  } catch (error) {
    if (!(error instanceof UnwrapError)) throw error
    log.error({ authenticator: id }, 'the secret of an authenticator cannot be opened with the keys that are here')
    return undefined
  }
}

const AT_ONCE = 500

/** Wraps with the key of today what an earlier one wrapped, so that the earlier key can be let go of. */
export async function rewrapAuthenticators(context: { db: Database; secrets: Secrets; log: Log }): Promise<void> {
  const { db, secrets } = context
  let after = ''
  for (;;) {
    const some = await listAuthenticatorsWrappedOtherwise(db, { prefix: secrets.currentPrefix, after, limit: AT_ONCE })
    for (const one of some) {
      const opened = openAuthenticatorSecret(context, one)
      if (opened) await replaceAuthenticatorSecret(db, one, wrapAuthenticatorSecret(secrets, one.id, opened))
    }
    const last = some.at(-1)
    if (last === undefined) return
    after = last.uid
  }
}
