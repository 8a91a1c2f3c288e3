/** Starts the product: settings, database, listen, shut down. The only side effects are here. */
import { fileURLToPath } from 'node:url'
import type { Database, OpenDatabase } from '#db/database.ts'
import { listen, type Listening, requireFree } from '#http/connections/listening.ts'
import { standardOutput } from '#http/monitoring/gathered-lines.ts'
import { createLogger } from '#http/monitoring/logger.ts'
import { publicWarning, unreadWarning } from '#start-warnings.ts'
import { readSettings } from '#settings.ts'
import { sentenceFor } from '#start-failure.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** Requests under way get this long before the process ends anyway. */
const SHUTDOWN_MS = 9_000

/** Resolves when the product answers. `webReady` is awaited before the pages are read, which stand in `folder`. */
export async function start(webReady: Promise<unknown> = Promise.resolve(), folder = webFolder): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLogger(settings.logLevel, standardOutput())
  for (const warning of [publicWarning(settings), unreadWarning(settings)]) {
    if (warning === undefined) continue
    log.warn(warning)
    process.stderr.write(`${warning}\n`)
  }
  // Only now: a wrong setting is told of before all of the product is loaded for nothing.
  const [{ createApp }, { openDatabase }, { openSecrets, requireFittingKey }, { readKeyFile }] = await Promise.all([
    import('#app.ts'),
    import('#db/open.ts'),
    import('#secrets/open-secrets.ts'),
    import('#secrets/key-file.ts'),
  ])
  // A database that is brought up to date, and then not served, may be that of an older server in this one's place.
  await requireFree({ port: settings.port, host: settings.bindAddress })
  // Nor is one made, or brought up to date, beside a key that is none.
  if (settings.secretsKeys === undefined) await readKeyFile(settings.dataDir)
  const tracing =
    settings.tracing && (await import('#tracing/open-telemetry.ts')).startTracing(settings.tracing, { log })
  /** On a copy that was brought up to date: nothing of it stays. */
  const prove = async (copy: OpenDatabase, dataDir: string) => {
    process.stdout.write('Bringing the database up to date: a copy of it is tried first.\n')
    const { proveItWorks } = await import('#backup/proof.ts')
    const secrets = await openSecrets(copy.db, settings)
    await proveItWorks({ createApp, settings, database: copy, dataDir, secrets, log: log.child({}, { level: 'warn' }) })
  }
  const requireKey = (db: Database) => requireFittingKey(db, settings)
  const [database] = await Promise.all([openDatabase(settings, log, { prove, requireKey }), webReady])
  if (tracing) database.watchStatements((text, run) => tracing.watchStatement(text, run))
  const secrets = await openSecrets(database.db, settings)
  const app = await createApp({ settings, database, secrets, log, tracing, webFolder: folder })

  // Before anybody can find it ready: whoever does may end it at once.
  let stopping = false
  const server: { listening?: Listening } = {}
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    const drainMs = settings.drainSeconds * 1_000
    setTimeout(() => {
      log.error({ requests: app.requestsUnderWay() }, 'ended before everything was done')
      process.exit(1)
    }, drainMs + SHUTDOWN_MS).unref()
    await app.drain(drainMs)
    await server.listening?.drain()
    await app.close()
    await database.close()
    await tracing?.close()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
  server.listening = await listen(app, { port: settings.port, host: settings.bindAddress })
  process.stdout.write(`${settings.productName} is ready at ${settings.publicOrigin}\n`)
}

/** One sentence for whoever started it, and an exit code that says it failed. */
export function failToStart(error: unknown): never {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exit(1)
}

// `import.meta.main` says the same, but not yet in every Node 24.
if (process.argv[1] === fileURLToPath(import.meta.url)) start().catch(failToStart)
