/**
 * Turns the wrapping key over while servers run: every one of them has the new key before anything is wrapped with it,
 * and everything is wrapped with it before the old one is said to be unneeded. May be killed and run again anywhere.
 */
import type { Database } from '#db/database.ts'
import { addToKeyFile, keyFileIn, leaveOneKey, readKeyFile } from './key-file.ts'
import type { SecretsSettings } from './open-secrets.ts'
import { addKeyId, beginTurn, endTurn, knownKeyIds, newestKeyId, type TurnAnswer, turnAnswers } from './queries.ts'
import type { Keys } from './read-keys.ts'
import { type Rewrapped, rewrapAll } from './rewrap.ts'
import { keyId, type Secrets } from './secrets.ts'
import { TurnError } from './turn-error.ts'

export interface Turning {
  db: Database
  /** As `openSecrets` gives them. */
  secrets: Secrets
  settings: SecretsSettings
  /** How long servers have to answer: longer than they take between two looks. Zero where none can be running. */
  patienceMs: number
  /** How often it is looked whether they have. */
  lookEveryMs: number
  /** Called with a sentence for each step. */
  tell(sentence: string): void
}

export interface Turned extends Rewrapped {
  key: string
  oldKeys: string[]
  /** Where the old keys lie now; empty where they are in a setting. */
  oldKeyFiles: string[]
}

/**
 * Throws `TurnError` where there is no new key to turn to, a server does not have it, or one does not answer; what was
 * done by then stays right, and the next call goes on from there.
 */
export async function turnKey({ db, secrets, settings, patienceMs, lookEveryMs, tell }: Turning): Promise<Turned> {
  const target = await keyToTurnTo(db, settings)
  secrets.add(target.keys)
  const wait = { db, keyId: target.id, patienceMs, lookEveryMs }
  await db.transaction((tx) => beginTurn(tx, target.id))
  tell(`Asking every running server whether it has the new key ${target.id}.`)
  const answered = await answersOf(wait, 'to the end')
  const lacking = answered.filter(({ state }) => state === 'lacks')
  if (lacking.length > 0 && target.id !== (await newestKeyId(db))) {
    await db.transaction(endTurn)
    throw new TurnError(
      `Not every server has the new key: ${namesOf(lacking)}. Nothing was changed: give them both keys, restart them one by one, and run this again.`,
    )
  }
  await addKeyId(db, target.id)
  secrets.wrapWith(target.id)
  tell(`The new key wraps from now on (${answered.length} running ${answered.length === 1 ? 'server' : 'servers'}).`)
  const late = (await answersOf(wait, 'until all wrap')).filter(({ state }) => state !== 'wraps')
  const rewrapped = await rewrapAll(db, secrets)
  if (late.length > 0) throw new TurnError(`These do not wrap with the new key yet: ${namesOf(late)}. Run this again.`)
  if (rewrapped.held > 0) throw new TurnError(`${rewrapped.held} secrets were in use all the time: run this again.`)
  await db.transaction(endTurn)
  const isOpened = Object.keys(rewrapped.unopened).length === 0
  const oldKeyFiles =
    isOpened && settings.secretsKeys === undefined ? await leaveOneKey(settings.dataDir, target.id) : []
  return { ...rewrapped, key: target.id, oldKeys: target.oldKeys, oldKeyFiles }
}

/** The one that the database does not know; where it knows all of several, the newest: that turn was not finished. */
async function keyToTurnTo(
  db: Database,
  { dataDir, secretsKeys }: SecretsSettings,
): Promise<{ id: string; keys: Keys; oldKeys: string[] }> {
  const present = secretsKeys ?? (await readKeyFile(dataDir))
  if (!present) throw new TurnError(`There is no key to turn over: neither SECRETS_KEY nor ${keyFileIn(dataDir)}.`)
  if (secretsKeys?.length === 1) {
    throw new TurnError(
      'SECRETS_KEY holds one key: set it to the old and a new one with a comma between them (`openssl rand -base64 32` makes one), on every server, restart these one by one, and run this again with the same.',
    )
  }
  const keys = secretsKeys ?? (await addToKeyFile(dataDir, present))
  const ids = keys.map(keyId)
  const known = new Set(await knownKeyIds(db))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 1) throw new TurnError('There are several new keys: one at a time.')
  const id = unknown[0] ?? (await newestKeyId(db)) ?? ids[0] ?? ''
  return { id, keys, oldKeys: ids.filter((one) => one !== id) }
}

async function answersOf(
  { db, keyId: id, patienceMs, lookEveryMs }: { db: Database; keyId: string; patienceMs: number; lookEveryMs: number },
  until: 'to the end' | 'until all wrap',
): Promise<TurnAnswer[]> {
  const end = performance.now() + patienceMs
  for (;;) {
    const answers = await turnAnswers(db, id)
    const isEnough = until === 'until all wrap' && answers.every(({ state }) => state === 'wraps')
    const isHopeless = until === 'to the end' && answers.some(({ state }) => state === 'lacks')
    if (isEnough || isHopeless || performance.now() >= end) return answers
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

function namesOf(answers: TurnAnswer[]): string {
  return answers.map(({ process }) => process).join('; ')
}
