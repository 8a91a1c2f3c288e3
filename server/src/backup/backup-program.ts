/** Makes one archive, for the server's own schedule: its only argument is the file. Behind everything else that runs. */
import { constants, setPriority } from 'node:os'
import { readSettings } from '#settings.ts'
import { sentenceFor } from '#start-failure.ts'
import { makeBackup } from './make-backup.ts'

const [, , file = ''] = process.argv
try {
  setPriority(constants.priority.PRIORITY_LOW)
  const settings = readSettings(process.env)
  await makeBackup(settings, { file, locks: settings.backups, withKey: false })
} catch (error) {
  process.stderr.write(`${sentenceFor(error, 'The backup failed')}\n`)
  process.exitCode = 1
}
