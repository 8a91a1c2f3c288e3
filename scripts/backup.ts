/**
 * `npm run backup -- FILE` writes an archive of all that the product keeps, also while it runs; `npm run backup -- verify
 * FILE` tries one. What they take: docs/operations.md.
 */
import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { BackupError } from '../server/src/backup/backup-error.ts'
import { makeBackup } from '../server/src/backup/make-backup.ts'
import { readUnlocks } from '../server/src/backup/unlock-files.ts'
import { verifyBackup } from '../server/src/backup/verify-backup.ts'
import { createLogger } from '../server/src/http/monitoring/logger.ts'
import { readSettings } from '../server/src/settings.ts'
import { sentenceFor } from '../server/src/start-failure.ts'

const usage = `Usage: npm run backup -- FILE [--recipient age1...] [--passphrase-file file] [--with-key]
       npm run backup -- verify FILE [--identity-file file] [--passphrase-file file]`
const BYTES_OF_MEGABYTE = 1e6

try {
  await run()
} catch (error) {
  console.error(sentenceFor(error, 'The backup failed'))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  const [first, second, ...more] = positionals
  const settings = readSettings(process.env)
  const given = await readUnlocks({
    passphrase: settings.backups.passphrase,
    passphraseFile: values['passphrase-file'],
    identityFiles: values['identity-file'],
  })
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1_000).toFixed(1)
  if (first === 'verify' && second !== undefined && more.length === 0) {
    const { createApp } = await import('../server/src/app.ts')
    const log = createLogger('warn')
    const manifest = await verifyBackup(settings, { file: second, unlocks: given, tell: console.log, createApp, log })
    console.log(`${second} is good: ${tellCounts(manifest)}, tried in ${seconds()} s.`)
  } else if (first !== undefined && second === undefined) {
    const recipients = values.recipient ?? (values['passphrase-file'] ? [] : settings.backups.recipients)
    const passphrase = values.recipient ? undefined : given.passphrase
    const withKey = values['with-key'] ?? false
    const { header, manifest } = await makeBackup(settings, { file: first, locks: { recipients, passphrase }, withKey })
    const megabytes = ((await stat(first)).size / BYTES_OF_MEGABYTE).toFixed(1)
    console.log(`${first}: ${tellCounts(manifest)}, ${megabytes} MB in ${seconds()} s.`)
    if (manifest.images.missing > 0) console.log(`${manifest.images.missing} images had not arrived, or were gone.`)
    if (header.secretsKeyId !== null && !header.hasSecretsKey) {
      console.log(
        `To restore it takes the key ${header.secretsKeyId} as well: keep it (${keyPlace(settings)}) in another place.`,
      )
    }
  } else throw new BackupError(usage)
}

function keyPlace({ secretsKeys, dataDir }: ReturnType<typeof readSettings>): string {
  return secretsKeys ? 'SECRETS_KEY' : `${dataDir}/secrets.key`
}

function tellCounts({ tables, images }: Awaited<ReturnType<typeof verifyBackup>>): string {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  const all = tables.reduce((sum, { rows }) => sum + rows, 0)
  return `${rowsOf('accounts')} accounts, ${all} rows in ${tables.length} tables, ${images.count} images`
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        recipient: { type: 'string', multiple: true },
        'passphrase-file': { type: 'string' },
        'identity-file': { type: 'string', multiple: true },
        'with-key': { type: 'boolean' },
      },
      allowPositionals: true,
    })
  } catch (cause) {
    throw new BackupError(usage, { cause })
  }
}
