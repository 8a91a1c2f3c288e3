/** Passwords: taken verbatim, kept as argon2id; hashes from elsewhere until their first sign-in. What they have to be: `acceptable-password.ts`. */
import { hash } from '@node-rs/argon2'
import { newSecret } from '#identity/embedded/codes/secrets.ts'
import {
  hashesAtOnce,
  hashThread,
  inHashThread,
  ownCost,
  type PasswordCost,
  type PasswordJobs,
} from './hash-threads.ts'
import { createPasswordQueue, type PasswordQueue } from './password-queue.ts'

/** Who is told to come back later is told to in a second: nobody is let in to wait longer than that. */
const WAIT_MS = 1_000

export interface PasswordSettings {
  cost?: PasswordCost
  /** Hashes at once. */
  concurrent?: number
  /** Requests that may wait for a hash; by default as many as have one within a second. */
  waiting?: number
}

export interface Passwords {
  /** Prepares what the first check would otherwise wait for. */
  ready(): Promise<void>
  /** Why `admit` would turn this address away now, if it would. */
  refusal: PasswordQueue['refusal']
  /** Whether as many hashes are being computed as may at once. */
  isSaturated: () => boolean
  /** How long who comes now waits for a hash, about. */
  backlogMs: () => number
  load: PasswordQueue['load']
  /** Whatever hashes runs inside it, in turn with what others have hashed; see `PasswordQueue`. */
  admit: PasswordQueue['admit']
  hash(password: string): Promise<string>
  /** Spends the same time when there is no hash to compare with; for a wrong password, no less than that on one from elsewhere. */
  matches(password: string, passwordHash: string | null | undefined): Promise<boolean>
  /** The hash to keep from now on: a new one where the old was made in another way. */
  current(password: string, passwordHash: string): Promise<string>
}

export function createPasswords({ cost = ownCost, ...limits }: PasswordSettings = {}): Passwords {
  const { concurrent = hashesAtOnce, waiting = { withinMs: WAIT_MS } } = limits
  const queue = createPasswordQueue({ concurrent, waiting })
  async function inTurn<Name extends keyof PasswordJobs>(job: Name, input: Parameters<PasswordJobs[Name]>[0]) {
    await hashThread()
    return queue.hash(() => inHashThread(job, input))
  }
  const hashNow = (password: string) => inTurn('hash', { password, cost })
  /** How a hash made with our own parameters begins (a PHC string). */
  const ours = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  /** Nobody's password; it costs what every other costs. Made at every start, without a thread: one keeps ten megabytes. */
  let decoy: string | undefined
  const decoyHash = async () => (decoy ??= await hash(newSecret(), cost))
  const verifyOwn = (password: string, passwordHash: string) => inTurn('matches', { password, passwordHash })
  const spendAsMuch = async (password: string) => void (await verifyOwn(password, await decoyHash()))

  return {
    async ready() {
      await decoyHash()
    },
    refusal: queue.refusal,
    isSaturated: queue.isSaturated,
    backlogMs: queue.backlogMs,
    load: queue.load,
    admit: queue.admit,
    hash: hashNow,
    async matches(password, passwordHash) {
      if (passwordHash?.startsWith(ours)) return verifyOwn(password, passwordHash)
      const right = typeof passwordHash === 'string' && (await inTurn('matchesImported', { password, passwordHash }))
      // A right one is hashed anew, which takes as long: what is wrong is told by the answer alone.
      if (!right) await spendAsMuch(password)
      return right
    },
    async current(password, passwordHash) {
      return passwordHash.startsWith(ours) ? passwordHash : hashNow(password)
    },
  }
}
