/** What a new password has to be. */
import { passwordMaxLength, passwordMinLength } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { guessable } from '@atrium/contract/rules/passwords/common-password'
import { passwordLength } from '@atrium/contract/rules/passwords/password'
import type { Queryable } from '#db/database.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import type { BreachCheck } from './breached-passwords.ts'

const guessableTexts = { common: fieldMessages.passwordCommon, own: fieldMessages.passwordOwn }

/** Throws `WEAK_PASSWORD` for a password that is too short, too long, well known, or one of the names in `own`. */
export function assertAcceptable(password: string, own: readonly string[]): void {
  const length = passwordLength(password)
  if (length < passwordMinLength) throw new ProtocolError('WEAK_PASSWORD')
  if (length > passwordMaxLength) throw new ProtocolError('WEAK_PASSWORD', { text: fieldMessages.passwordTooLong })
  const found = guessable(password, own)
  if (found !== null) throw new ProtocolError('WEAK_PASSWORD', { text: guessableTexts[found] })
}

/** The same, for a password of an account that may be there already: `uid` where it is. */
export async function assertAcceptableFor(
  { productName, hooks }: IdentityContext,
  db: Queryable,
  password: string,
  { uid, names }: { uid?: string; names: readonly (string | null | undefined)[] },
): Promise<void> {
  const theirs = uid === undefined ? [] : ((await hooks.namesOf?.(db, uid)) ?? [])
  assertAcceptable(
    password,
    [productName, ...names, ...theirs].filter((name) => typeof name === 'string'),
  )
}

/** Throws `WEAK_PASSWORD` for a password that is known from a breach. Asks somebody else: count the attempt before. */
export async function assertNotBreached(isBreached: BreachCheck, password: string): Promise<void> {
  if (await isBreached(password)) throw new ProtocolError('WEAK_PASSWORD', { text: fieldMessages.passwordBreached })
}
