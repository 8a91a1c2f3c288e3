/** `npm run secrets:turn`: a new key wraps the database's secrets, while servers run (docs/operations.md). */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import type { Database } from '../server/src/db/database.ts'
import { FolderInUseError } from '../server/src/db/embedded/folder-lock.ts'
import { openDatabase } from '../server/src/db/open.ts'
import { createLogger } from '../server/src/http/monitoring/logger.ts'
import { askEmbeddedServer } from '../server/src/secrets/ask-embedded.ts'
import { followEveryMs } from '../server/src/secrets/follow-turn.ts'
import { openSecrets, requireFittingKey } from '../server/src/secrets/open-secrets.ts'
import { turnKey } from '../server/src/secrets/turn-key.ts'
import { TurnError } from '../server/src/secrets/turn-error.ts'
import { readSettings, type Settings } from '../server/src/settings.ts'
import { sentenceFor } from '../server/src/start-failure.ts'
import { takeNoArguments } from './no-arguments.ts'

takeNoArguments('Usage: npm run secrets:turn, without arguments. It turns the key over at once.')

const LOOK_EVERY_MS = 250
const say = (sentence: string) => console.log(sentence)

async function turn(settings: Settings): Promise<void> {
  const requireKey = (db: Database) => requireFittingKey(db, settings)
  const database = await openDatabase(settings, createLogger('warn'), { requireKey })
  try {
    const secrets = await openSecrets(database.db, settings)
    // Whoever opened the embedded database has it for itself.
    const patienceMs = settings.databaseUrl === undefined ? 0 : 3 * followEveryMs
    const done = await turnKey({
      db: database.db,
      secrets,
      settings,
      patienceMs,
      lookEveryMs: LOOK_EVERY_MS,
      tell: say,
    })
    say(`${done.anew} secrets were wrapped anew with the key ${done.key}.`)
    for (const [table, rows] of Object.entries(done.unopened)) {
      say(`${rows} of ${table} are wrapped with no key that is here, and stay as they are.`)
    }
    tellOfOldKey(done)
  } finally {
    await database.close()
  }
}

function tellOfOldKey({ key, oldKeyFiles }: { key: string; oldKeyFiles: string[] }): void {
  say('The old key is not needed any more, but to read backups that were made before now: keep it with these.')
  if (oldKeyFiles.length > 0) say(`It lies in ${oldKeyFiles.join(', ')}; the new one, ${key}, in the key file.`)
  else say(`Set SECRETS_KEY to the new one alone, ${key}, when each server is started next.`)
}

try {
  const settings = readSettings(process.env)
  await turn(settings).catch(async (error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error
    say('A server runs on this folder: it is asked to turn the key over.')
    tellOfOldKey(await askEmbeddedServer(settings, { patienceMs: HOUR_MS, lookEveryMs: LOOK_EVERY_MS }))
  })
} catch (error) {
  console.error(error instanceof TurnError ? error.message : sentenceFor(error, 'The key could not be turned over'))
  process.exitCode = 1
}
