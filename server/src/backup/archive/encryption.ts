/** Archives that only the holder of a key reads: the age format (https://age-encryption.org/v1), with a passphrase or key pairs. */
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from '#backup/backup-error.ts'

/** For whom an archive is encrypted. With neither it is not. */
export interface Locks {
  passphrase?: string | undefined
  /** Public keys, `age1...`. */
  recipients?: readonly string[]
}

/** What opens one. */
export interface Unlocks {
  passphrase?: string | undefined
  /** Private keys, `AGE-SECRET-KEY-1...`. */
  identities?: readonly string[]
}

/** How every encrypted archive begins. */
export const AGE_START = Buffer.from('age-encryption.org/v1\n')

/** Undefined where it is not to be encrypted. Throws `BackupError` for a key that is none, or a passphrase beside keys. */
export function encrypterFor({ passphrase, recipients = [] }: Locks): Encrypter | undefined {
  if (passphrase === undefined && recipients.length === 0) return undefined
  if (passphrase !== undefined && recipients.length > 0) {
    throw new BackupError('An archive is encrypted either with a passphrase or for recipients, not with both.')
  }
  const encrypter = new Encrypter()
  if (passphrase !== undefined) encrypter.setPassphrase(passphrase)
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (cause) {
      throw new BackupError('A recipient is not valid: it is a public key of age, age1...', { cause })
    }
  }
  return encrypter
}

/** Throws `BackupError` where nothing is given to open it with, or a key is none. */
export function decrypterFor({ passphrase, identities = [] }: Unlocks, file: string): Decrypter {
  if (passphrase === undefined && identities.length === 0) {
    throw new BackupError(
      `${file} is encrypted: give what opens it, with --passphrase-file or BACKUP_PASSPHRASE, or with --identity-file.`,
    )
  }
  const decrypter = new Decrypter()
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase)
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity)
    } catch (cause) {
      // What the library says may hold the key.
      throw new BackupError('The identity file holds a line that is no private key of age, AGE-SECRET-KEY-1...', {
        cause: cause instanceof Error ? cause.name : undefined,
      })
    }
  }
  return decrypter
}
