/** Passwords: taken verbatim, checked against the rules, kept as argon2id. */
import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { passwordMaxLength, passwordMinLength } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/messages'
import { passwordLength } from '@atrium/contract/rules/password'
import { hashesAtOnce, letHashesGiveWay } from './hash-threads.ts'
import { createPasswordQueue } from './password-queue.ts'
import { ProtocolError } from './protocol-error.ts'
import { newSecret } from './secrets.ts'

/** OWASP's parameters: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Who is told to come back later is told to in a second: nobody is let in to wait longer than that. */
const WAIT_MS = 1_000

export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

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
  isFull: () => boolean
  /** Whether as many hashes are being computed as may at once. */
  isSaturated: () => boolean
  /** How long who comes now waits for a hash, about. */
  backlogMs: () => number
  /** Whatever hashes runs inside it: throws `UNAVAILABLE` at once when too much does. */
  admit: <T>(work: () => Promise<T>) => Promise<T>
  hash(password: string): Promise<string>
  /** Spends the same time when there is no hash to compare with. */
  matches(password: string, passwordHash: string | null | undefined): Promise<boolean>
  /** The hash to keep from now on: a new one where the old was made with other parameters. */
  current(password: string, passwordHash: string): Promise<string>
}

export function createPasswords({ cost = parameters, ...limits }: PasswordSettings = {}): Passwords {
  const { concurrent = hashesAtOnce, waiting = { withinMs: WAIT_MS } } = limits
  const queue = createPasswordQueue({ concurrent, waiting })
  const hashNow = (password: string) => queue.hash(() => hash(password, cost))
  /** How a hash made with our own parameters begins (a PHC string). */
  const ours = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  /** Nobody's password; it costs what every other costs. */
  let decoy: string | undefined
  const decoyHash = async () => (decoy ??= await hashNow(newSecret()))

  return {
    async ready() {
      await decoyHash()
      letHashesGiveWay()
    },
    isFull: queue.isFull,
    isSaturated: queue.isSaturated,
    backlogMs: queue.backlogMs,
    admit: queue.admit,
    hash: hashNow,
    async matches(password, passwordHash) {
      const known = typeof passwordHash === 'string'
      const against = known ? passwordHash : await decoyHash()
      const right = await queue.hash(() => verify(against, password))
      return known && right
    },
    async current(password, passwordHash) {
      return passwordHash.startsWith(ours) ? passwordHash : hashNow(password)
    },
  }
}

/** Well-known passwords, one a line; they ship with the product. */
const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'))

/** Throws `WEAK_PASSWORD` for a new password that is too short, too long or well known. */
export function assertAcceptable(password: string): void {
  const length = passwordLength(password)
  if (length < passwordMinLength) throw new ProtocolError('WEAK_PASSWORD')
  if (length > passwordMaxLength) throw new ProtocolError('WEAK_PASSWORD', { text: fieldMessages.passwordTooLong })
  if (isCommon(password)) throw new ProtocolError('WEAK_PASSWORD', { text: fieldMessages.passwordCommon })
}

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]
const VARIED = 3

/** Passwords of three classes of characters are not looked up: the list is of plainer ones. */
function isCommon(password: string): boolean {
  const variety = classes.filter((one) => one.test(password)).length
  return variety < VARIED && common.has(password.toLowerCase())
}
