/**
 * Remembers which tokens were rightly signed, so that a page's twenty calls do not verify one signature twenty times.
 * Never who is signed in: session and account are read for each request.
 */
import { hash } from 'node:crypto'

/** Some megabytes; whichever was verified first is forgotten then, and is verified again. */
const MOST_TOKENS = 10_000

export interface Verified<Key, Claims> {
  kid: string
  /** What it was right under: where this is not the key of that id any more, it is verified anew. */
  key: Key
  claims: Claims
}

export interface VerifiedTokens<Key, Claims> {
  find(token: string): Verified<Key, Claims> | undefined
  add(token: string, verified: Verified<Key, Claims>): void
  drop(token: string): void
}

/** Tokens are kept as their SHA-256: what lies in memory is good for nothing. */
export function createVerifiedTokens<Key, Claims>(most = MOST_TOKENS): VerifiedTokens<Key, Claims> {
  const tokens = new Map<string, Verified<Key, Claims>>()
  const digestOf = (token: string) => hash('sha256', token, 'hex')
  return {
    find: (token) => tokens.get(digestOf(token)),
    add(token, verified) {
      tokens.set(digestOf(token), verified)
      const [oldest] = tokens.keys()
      if (tokens.size > most && oldest !== undefined) tokens.delete(oldest)
    },
    drop: (token) => void tokens.delete(digestOf(token)),
  }
}
