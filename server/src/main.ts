/** Starts the product: settings, database, listen, shut down. The only side effects are here. */
import { fileURLToPath } from 'node:url'
import { listen, type Listening } from '#http/listening.ts'
import { standardOutput } from '#http/monitoring/gathered-lines.ts'
import { createLogger } from '#http/monitoring/logger.ts'
import { sizeThreadPool } from '#identity/embedded/passwords/hash-threads.ts'
import { publicWarning } from '#public-warning.ts'
import { readSettings } from '#settings.ts'
import { sentenceFor } from '#start-failure.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** Requests under way get this long before the process ends anyway. */
const SHUTDOWN_MS = 9_000

/** Resolves when the product answers. `webReady` is awaited before the pages are read. */
export async function start(webReady: Promise<unknown> = Promise.resolve()): Promise<void> {
  sizeThreadPool()
  const settings = readSettings(process.env)
  const log = createLogger(settings.logLevel, standardOutput())
  const warning = publicWarning(settings)
  if (warning !== undefined) {
    log.warn(warning)
    process.stderr.write(`${warning}\n`)
  }
  // Only now: a wrong setting is told of before all of the product is loaded for nothing.
  const [{ createApp }, { openDatabase }, { openSecrets }] = await Promise.all([
    import('#app.ts'),
    import('#db/open.ts'),
    import('#secrets/open-secrets.ts'),
  ])
  const [database] = await Promise.all([openDatabase(settings, log), webReady])
  const secrets = await openSecrets(database.db, settings)
  const app = await createApp({ settings, database, secrets, log, webFolder })

  // Before anybody can find it ready: whoever does may end it at once.
  let stopping = false
  const server: { listening?: Listening } = {}
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
