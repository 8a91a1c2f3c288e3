/** The settings of backups. */
import { join } from 'node:path'
import * as z from 'zod'
import { SettingsError } from '../settings-error.ts'
import { plainText } from '../settings-rules.ts'
import type { Locks } from './archive/encryption.ts'

export interface BackupSchedule {
  everyHours: number
  keep: number
  folder: string
}

export interface BackupSettings extends Locks {
  passphrase: string | undefined
  recipients: string[]
  /** Absent: the server makes none by itself. */
  schedule: BackupSchedule | undefined
}

const upTo9999 = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)

export const backupEnvironment = {
  BACKUP_EVERY_HOURS: { rule: upTo9999, expects: 'a whole number of hours from 1 to 9999' },
  BACKUP_KEEP: { rule: upTo9999, expects: 'a whole number from 1 to 9999' },
  BACKUP_FOLDER: { rule: plainText, expects: 'a folder' },
  BACKUP_RECIPIENT: {
    rule: z.string().regex(/^age1[a-z0-9]{10,}(,\s*age1[a-z0-9]{10,})*$/),
    expects: 'a public key of age, age1..., or several with commas between them',
  },
  BACKUP_PASSPHRASE: { rule: z.string().min(12), expects: 'a passphrase of at least 12 characters' },
} as const

type Read = <Name extends keyof typeof backupEnvironment>(
  name: Name,
) => z.output<(typeof backupEnvironment)[Name]['rule']> | undefined

export const DEFAULT_KEPT = 7

/** Throws `SettingsError` for settings that contradict each other. */
export function readBackups(
  read: Read,
  { dataDir, isEmbedded }: { dataDir: string; isEmbedded: boolean },
): BackupSettings {
  const everyHours = read('BACKUP_EVERY_HOURS')
  const passphrase = read('BACKUP_PASSPHRASE')
  const recipients = read('BACKUP_RECIPIENT')?.split(/,\s*/) ?? []
  if (passphrase !== undefined && recipients.length > 0) {
    throw new SettingsError('Set BACKUP_PASSPHRASE or BACKUP_RECIPIENT, not both.')
  }
  if (everyHours !== undefined && !isEmbedded) {
    throw new SettingsError(
      'BACKUP_EVERY_HOURS is for the embedded database: with DATABASE_URL, run npm run backup by a timer of the system.',
    )
  }
  const schedule =
    everyHours === undefined
      ? undefined
      : {
          everyHours,
          keep: read('BACKUP_KEEP') ?? DEFAULT_KEPT,
          folder: read('BACKUP_FOLDER') ?? join(dataDir, 'backups'),
        }
  return { passphrase, recipients, schedule }
}
