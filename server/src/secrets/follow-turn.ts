/** What a running server does about a key that is being turned over: it says whether it has it, and wraps with it in time. */
import { stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { keyFileIn, leaveOneKey, readKeyFile } from './key-file.ts'
import type { SecretsSettings } from './open-secrets.ts'
import { addKeyId, answerTurn, knownKeyIds, keyState } from './queries.ts'
import { rewrapAll } from './rewrap.ts'
import type { Secrets } from './secrets.ts'

/** How soon a server answers; the command waits for several of these. */
export const followEveryMs = 5_000

export interface Following {
  db: Database
  secrets: Secrets
  settings: SecretsSettings & { databaseUrl: string | undefined }
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Its rounds are the job `secrets`. */
export function followTurns(jobs: Jobs, following: Following): void {
  jobs.run({ name: 'secrets', everyMs: followEveryMs, round: createFollower(following) })
}

/**
 * One that is alone with its database, as the embedded one is, brings in by itself a key that the command wrote beside
 * its own. The rounds of one process follow each other.
 */
export function createFollower({
  db,
  secrets,
  settings,
  log,
}: Following): (isStopped?: () => boolean) => Promise<'done'> {
  const processName = `${hostname()}, process ${process.pid}`
  const readsFile = settings.secretsKeys === undefined
  const isAlone = settings.databaseUrl === undefined
  let fileAsRead: string | undefined
  let said: string | undefined
  let complained: string | undefined
  let toRewrap = secrets.held().length > 1

  /** Only where it is not as it was when it was last read. */
  async function readAnew(): Promise<void> {
    if (!readsFile) return
    const file = await stat(keyFileIn(settings.dataDir)).catch(() => undefined)
    const version = file && `${file.ino} ${file.mtimeMs} ${file.size}`
    if (version === fileAsRead) return
    const keys = await readKeyFile(settings.dataDir).catch((err: unknown) => {
      log.error({ err }, 'no key was read')
      return undefined
    })
    if (keys) secrets.add(keys)
    fileAsRead = version
  }

  async function bringInWhatIsNew(): Promise<void> {
    const known = new Set(await knownKeyIds(db))
    const added = secrets.held().find((id) => !known.has(id))
    if (added !== undefined) await addKeyId(db, added)
  }

  async function answer({ keyId, began }: { keyId: string; began: string }): Promise<void> {
    const state = secrets.current === keyId ? 'wraps' : secrets.held().includes(keyId) ? 'holds' : 'lacks'
    if (said === `${began} ${keyId} ${state}`) return
    await answerTurn(db, { keyId, process: processName, state })
    said = `${began} ${keyId} ${state}`
  }

  async function rewrap(isStopped: () => boolean): Promise<void> {
    const { anew, unopened, held } = await rewrapAll(db, secrets, { isStopped })
    if (isStopped() || held > 0) return
    toRewrap = false
    const key = secrets.current
    if (Object.keys(unopened).length > 0)
      log.warn({ key, unopened }, 'some secrets are wrapped with no key that is here')
    else log.info({ key, anew }, 'every secret is wrapped with the newest key: older ones are for older backups alone')
    if (isAlone && readsFile && Object.keys(unopened).length === 0) await leaveOneKey(settings.dataDir, key)
  }

  return async (isStopped = () => false) => {
    await readAnew()
    if (isAlone && readsFile && secrets.held().length > 1) await bringInWhatIsNew()
    const { newest, turn } = await keyState(db)
    if (newest !== undefined && newest !== secrets.current) {
      if (secrets.held().includes(newest)) {
        secrets.wrapWith(newest)
        toRewrap = true
        log.info({ key: newest }, 'another key wraps secrets from now on')
      } else if (complained !== newest) {
        complained = newest
        log.error({ key: newest }, 'secrets are wrapped with a key that this process does not have')
      }
    }
    if (turn) await answer(turn)
    if (toRewrap) await rewrap(isStopped)
    return 'done'
  }
}
