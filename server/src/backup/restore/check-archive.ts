/** Whether an archive can be restored here, before anything is touched. */
import { existsSync } from 'node:fs'
import type { ArchiveReader } from '#backup/archive/read-archive.ts'
import { BackupError } from '#backup/backup-error.ts'
import { migrationHashes } from '#db/migrate.ts'
import { findKeys } from '#secrets/find-keys.ts'
import type { SecretsSettings } from '#secrets/open-secrets.ts'
import { oldKeyFileIn } from '#secrets/key-file.ts'
import { keyId } from '#secrets/secrets.ts'

/** Throws `BackupError` where the archive's database is newer than this version of the product. */
export function assertKnown({ header }: ArchiveReader, file: string): void {
  const known = new Set(migrationHashes())
  if (header.migrations.every((hash) => known.has(hash))) return
  throw new BackupError(
    `${file} was made by a newer version of the product (${header.schema}): restore it with that one.`,
  )
}

/**
 * Throws `BackupError` where nothing here opens the secrets in it: neither the key that this installation has, nor one
 * that the archive brings.
 */
export async function assertKey(
  { header }: ArchiveReader,
  settings: SecretsSettings,
  keyFolder: string,
): Promise<void> {
  const { secretsKeyId, hasSecretsKey } = header
  if (secretsKeyId === null || (hasSecretsKey && settings.secretsKeys === undefined)) return
  const keys = await findKeys(settings)
  if (keys?.some((key) => keyId(key) === secretsKeyId)) return
  const old = oldKeyFileIn(keyFolder, secretsKeyId)
  const lies = existsSync(old) ? ` (it lies in ${old})` : ''
  const have = keys ? `, and the key here is ${keyId(keys[0])}` : ''
  throw new BackupError(
    `The secrets in this backup are wrapped with the key ${secretsKeyId}${have}: set SECRETS_KEY to that key${lies}, or put it into ${keyFolder}/secrets.key. Where it is lost, restore with --without-key and then run npm run secrets:forget.`,
  )
}
