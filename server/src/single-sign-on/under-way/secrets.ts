/** Random secrets of a sign-in that is under way: the database keeps hashes of them. */
import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
