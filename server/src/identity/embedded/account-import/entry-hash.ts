/** The password hash of an entry: in the hosted provider's fields, or as text that says what it is. */
import { fromFirebase, type FirebaseScrypt } from '#identity/embedded/passwords/imported/firebase-scrypt.ts'
import { readHash, writeHash } from '#identity/embedded/passwords/imported/imported-hash.ts'
import { AccountFileError } from './entries.ts'
import type { EntryRefusal } from './refusals.ts'

interface HashFields {
  /** A PHC string or bcrypt's. */
  hash?: string | undefined
  /** In base64, as the hosted provider exports it, with the salt. */
  passwordHash?: string | undefined
  salt?: string | undefined
}

const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/
/** What the export writes for whoever may not read hashes. */
const REDACTED = 'REDACTED'

/**
 * Out: the text to keep; null where the account has no password; or why it is refused. Throws `AccountFileError` for
 * a hash of the hosted provider's without its parameters: then no account of the file can be imported as it should.
 */
export function readEntryHash(
  { hash, passwordHash, salt = '' }: HashFields,
  parameters: FirebaseScrypt | undefined,
): string | null | EntryRefusal {
  if (hash && passwordHash) return { code: 'field_invalid', field: 'hash' }
  if (hash) return kept(hash)
  if (!passwordHash) return null
  if (!base64.test(passwordHash)) return { code: 'hash_unreadable' }
  const bytes = Buffer.from(passwordHash, 'base64')
  const text = bytes.toString('latin1')
  if (text === REDACTED) return { code: 'hash_redacted' }
  // Files made for an import at the hosted provider carry bcrypt's text in base64.
  if (readHash(text).fault !== 'hash_unreadable') return kept(text)
  if (!base64.test(salt)) return { code: 'hash_unreadable' }
  if (!parameters)
    throw new AccountFileError(
      'The file has password hashes of the hosted provider: name its password hash parameters with --parameters.',
    )
  const made = fromFirebase(parameters, { passwordHash: bytes, salt: Buffer.from(salt, 'base64') })
  return made ? kept(writeHash(made)) : { code: 'hash_unreadable' }
}

function kept(text: string): string | EntryRefusal {
  const { hash, fault } = readHash(text)
  return hash ? writeHash(hash) : { code: fault }
}
