/** What a directory shows: told once, and kept as its hash alone. */
import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
/** Whoever finds one in a log or a repository knows what it is. */
const PREFIX = 'atrium_scim_'

export function newToken(): { token: string; hash: string } {
  const token = `${PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`
  return { token, hash: hashOfToken(token) }
}

/** It is looked up by this: nothing is compared whose time could tell of it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
