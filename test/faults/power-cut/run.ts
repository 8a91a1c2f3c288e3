/** A recorded run of the real server, and the power cut at any moment of it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountsIn } from '../../../server/src/testing/databases/accounts-in.ts'
import { startServer } from '../../support/server-process.ts'
import { type Image, imageAfter, type Model, type Random } from './disk.ts'
import { answeredWithin, readRecord, type Recorded } from './record.ts'

const recorder = new URL('./recorder.ts', import.meta.url).href
const DATA_DIR = 'data'
const AT_ONCE = 4
/** Everything is written down besides, and other tests may want the machine. */
const readyWithinMs = 180_000

/**
 * A first start in `folder` and sign-ups behind it, killed in the end, or `stopped`: then its last checkpoint is in the
 * record, which writes the pages of all tables. Resolves with all that was done to files
 * and when each sign-up was answered; its id is the address that signed up.
 */
export async function recordRun(
  folder: string,
  signUps: number,
  end: 'killed' | 'stopped' = 'killed',
): Promise<Recorded[]> {
  const recorded = join(folder, 'recorded')
  const record = join(folder, 'record')
  mkdirSync(recorded)
  const env = { NODE_OPTIONS: `--import ${recorder}`, POWER_CUT_FOLDER: recorded, POWER_CUT_RECORD: record }
  const server = await startServer({ dataDir: join(recorded, DATA_DIR), env, readyWithinMs })
  let made = 0
  const signUp = async () => {
    while (made < signUps) await signUpAs(server.origin, `person${(made += 1)}@example.com`)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, signUp))
  await (end === 'stopped' ? server.stop() : server.kill())
  return readRecord(readFileSync(record))
}

async function signUpAs(origin: string, email: string): Promise<void> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-power-cut': email },
    body: JSON.stringify({ email, password: 'Quiet-arches-9', returnSecureToken: true }),
  })
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
}

export interface Cut {
  operations: Recorded[]
  /** So many of them were done. */
  after: number
  model: Model
  random: Random
}

/** Lays out what the cut left, opens it as a start does, and resolves with the acknowledged that are gone. */
export async function lostAfter(folder: string, { operations, after, model, random }: Cut): Promise<string[]> {
  const kept = await openedFrom(folder, imageAfter(operations.slice(0, after), model, random))
  return answeredWithin(operations, after).filter((email) => !kept.has(email))
}

/** The addresses of all accounts that are there when a start has opened what is on the disk. */
export async function openedFrom(folder: string, image: Image): Promise<Set<string>> {
  const disk = join(folder, 'disk')
  rmSync(disk, { recursive: true, force: true })
  mkdirSync(disk)
  for (const [path, content] of image) {
    if (content === null) mkdirSync(join(disk, path))
    else writeFileSync(join(disk, path), content)
  }
  return accountsIn(join(disk, DATA_DIR))
}

/** The same row of numbers for the same seed. */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
