/**
 * The line in front of password hashing. Addresses take turns at it, and within an address the accounts that are
 * asked for: who asks a thousand times waits behind themselves. So much of it is under way at once, a bounded
 * number waits, and everyone else is turned away at once, before anything is read or written for them.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { FairLine } from '#limits/fair-line.ts'
import { inSpan } from '#tracing/spans.ts'

const BUSY_RETRY_SECONDS = 1
/** How many hashes the estimate remembers, about: so many that a few which all waited for one hiccup turn nobody away. */
const REMEMBERED = 50

/** For whom a password is hashed. */
export interface HashCaller {
  /** The key that limits count by. */
  address: string
  /** The account, or what it was called by: a turn of its own among those of its address. */
  account: string
}

export interface PasswordQueue {
  /** Whether `admit` would turn this address away now: tells before a request's body is read. */
  refusal: (address: string) => ProtocolError | undefined
  /** Whether every place for a hash is taken. */
  isSaturated: () => boolean
  /** How long who comes now waits for a hash, about. */
  backlogMs: () => number
  /** Hashes that are being made, and how many wait for their turn. */
  load: () => { running: number; waiting: number }
  /**
   * Runs work that will hash. Throws `UNAVAILABLE` at once when too much of it is under way, and
   * `TOO_MANY_ATTEMPTS_TRY_LATER` when it is the caller's own; `most` bounds what one account has under way.
   */
  admit: <T>(caller: HashCaller, work: () => Promise<T>, most?: number) => Promise<T>
  /** Runs one hash when its turn comes: the turn of whoever was admitted. */
  hash<T>(hashing: () => Promise<T>): Promise<T>
}

export interface PasswordQueueSize {
  /** Hashes at once. */
  concurrent: number
  /** How much may wait: so many, or as many as will have their turn within that time, by how long the last ones took. */
  waiting: number | { withinMs: number }
}

export function createPasswordQueue({ concurrent, waiting }: PasswordQueueSize): PasswordQueue {
  const admitted = { all: 0, ofAddress: new Map<string, number>(), ofAccount: new Map<string, number>() }
  const line = new FairLine<{ begin: () => void }>()
  const callers = new AsyncLocalStorage<HashCaller>()
  let running = 0
  /** How long a hash takes: the mean of the first ones, then one that forgets the oldest; 0 before the first. */
  let hashMs = 0
  let hashes = 0

  const room = () =>
    concurrent + (typeof waiting === 'number' ? waiting : Math.floor((waiting.withinMs / hashMs) * concurrent))

  /**
   * An address may fill the line while no other wants it. Where it has, others still come in up to an equal share,
   * and need not wait longer for that: they have their turns. Twice the room is the end of it.
   */
  function refusal(address: string): ProtocolError | undefined {
    const most = room()
    if (admitted.all < most) return undefined
    const own = admitted.ofAddress.get(address) ?? 0
    const addresses = admitted.ofAddress.size + (own === 0 ? 1 : 0)
    if (admitted.all < most + most && own < most / addresses && addresses > 1) return undefined
    return own >= most / addresses && addresses > 1 ? tooMany() : busy()
  }

  function count({ address, account }: HashCaller, by: 1 | -1) {
    admitted.all += by
    change(admitted.ofAddress, address, by)
    change(admitted.ofAccount, account, by)
  }

  return {
    refusal,
    isSaturated: () => running >= concurrent,
    backlogMs: () => (line.size / concurrent) * hashMs,
    load: () => ({ running, waiting: line.size }),
    async admit(caller, work, most = Number.POSITIVE_INFINITY) {
      if ((admitted.ofAccount.get(caller.account) ?? 0) >= most) throw tooMany()
      const refused = refusal(caller.address)
      if (refused) throw refused
      count(caller, 1)
      try {
        return await callers.run(caller, work)
      } finally {
        count(caller, -1)
      }
    },
    async hash(hashing) {
      const caller = callers.getStore()
      const path = caller ? [caller.address, caller.account] : []
      const turn = () => new Promise<void>((begin) => line.push(path, { begin }))
      if (running >= concurrent) await inSpan('wait for a password hash', {}, turn)
      else running += 1
      const began = performance.now()
      try {
        return await inSpan('password hash', {}, hashing)
      } finally {
        const tookMs = performance.now() - began
        hashes = Math.min(hashes + 1, REMEMBERED)
        hashMs += (tookMs - hashMs) / hashes
        // The place goes to the next in line directly, so that nobody can slip in between.
        const next = line.shift()
        if (next) next.begin()
        else running -= 1
      }
    },
  }
}

function change(counts: Map<string, number>, name: string, by: number): void {
  const count = (counts.get(name) ?? 0) + by
  if (count === 0) counts.delete(name)
  else counts.set(name, count)
}

const busy = () => new ProtocolError('UNAVAILABLE', { retryAfterSeconds: BUSY_RETRY_SECONDS })
const tooMany = () => new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER', { retryAfterSeconds: BUSY_RETRY_SECONDS })
