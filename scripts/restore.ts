/** `npm run restore -- FILE`: puts an archive where the settings say that data is kept. What it takes: docs/operations.md. */
import { parseArgs } from 'node:util'
import { BackupError } from '../server/src/backup/backup-error.ts'
import { restoreBackup } from '../server/src/backup/restore-backup.ts'
import { readUnlocks } from '../server/src/backup/unlock-files.ts'
import { readSettings } from '../server/src/settings.ts'
import { sentenceFor } from '../server/src/start-failure.ts'

const usage =
  'Usage: npm run restore -- FILE [--replace] [--identity-file file] [--passphrase-file file] [--without-key]'

try {
  const { values, positionals } = readArguments()
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new BackupError(usage)
  const settings = readSettings(process.env)
  const unlocks = await readUnlocks({
    passphrase: settings.backups.passphrase,
    passphraseFile: values['passphrase-file'],
    identityFiles: values['identity-file'],
  })
  const began = performance.now()
  const { manifest, aside } = await restoreBackup(settings, {
    file,
    unlocks,
    replace: values.replace ?? false,
    withoutKey: values['without-key'] ?? false,
    tell: console.log,
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`Restored: ${rows} rows, as many as there were, and ${manifest.images.count} images, in ${seconds} s.`)
  if (aside) console.log(`What was there before is kept: ${aside}. Remove it once the product runs as it should.`)
} catch (error) {
  console.error(sentenceFor(error, 'The restore failed'))
  process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        replace: { type: 'boolean' },
        'without-key': { type: 'boolean' },
        'passphrase-file': { type: 'string' },
        'identity-file': { type: 'string', multiple: true },
      },
      allowPositionals: true,
    })
  } catch (cause) {
    throw new BackupError(usage, { cause })
  }
}
