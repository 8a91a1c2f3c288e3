/**
 * Asks a range service whether a password is known from a breach, as Have I Been Pwned has it
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords): it learns five digits of the SHA-1, which hundreds of thousands
 * of passwords share, and answers with every ending that it knows.
 */
import { createHash } from 'node:crypto'

/** Whether a password is known from a breach. False too where nobody can say: it never rejects. */
export type BreachCheck = (password: string) => Promise<boolean>

const PREFIX_LENGTH = 5
/** Whoever sets a password waits so long at most. */
const TIMEOUT_MS = 1_000
/** After it failed, the service is left alone so long: a password that is set meanwhile waits for nothing. */
const PAUSE_MS = 10_000
/** Padded answers have some 50 KB. */
const ANSWER_MAX_BYTES = 1_000_000

interface Options {
  /** Absent: nobody is asked. */
  url: string | undefined
  log: { warn(details: object, message: string): void }
  timeoutMs?: number
  pauseMs?: number
}

/** `url` is the address below which the service answers to the five digits. */
export function createBreachCheck(options: Options): BreachCheck {
  const { url, log, timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS } = options
  if (url === undefined) return async () => false
  let pausedUntil = 0
  return async (password) => {
    if (performance.now() < pausedUntil) return false
    const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
    try {
      const range = await fetchRange(`${url.replace(/\/$/, '')}/${digest.slice(0, PREFIX_LENGTH)}`, timeoutMs)
      return isAmong(range, digest.slice(PREFIX_LENGTH))
    } catch (error) {
      pausedUntil = performance.now() + pauseMs
      // What was asked for is in the error's own words: five digits of somebody's password.
      log.warn({ reason: reasonOf(error) }, 'the range service of breached passwords did not answer')
      return false
    }
  }
}

async function fetchRange(address: string, timeoutMs: number): Promise<string> {
  const response = await fetch(address, {
    // Answers of one length, so that whoever sees the connection does not tell the digits from it.
    headers: { 'Add-Padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel()
    throw new RangeError(`HTTP ${response.status}`)
  }
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body as AsyncIterable<Uint8Array>) {
    length += piece.length
    if (length > ANSWER_MAX_BYTES) throw new RangeError('an answer too long')
    pieces.push(piece)
  }
  const range = Buffer.concat(pieces).toString('latin1')
  // A page of what stands between: without a word, no password would be known from now on.
  if (range.trim() !== '' && !/^[\dA-F]{20,}:\d/im.test(range)) throw new RangeError('an answer that is no range')
  return range
}

/** Lines are `ending:count`; those with no count are padding. */
function isAmong(range: string, ending: string): boolean {
  return range.split(/\r?\n/).some((line) => {
    const [known = '', count = '0'] = line.split(':')
    return known.toUpperCase() === ending && Number(count) > 0
  })
}

function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return error.message
  const { name, cause } = error as Error
  const code = (cause as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code : name
}
