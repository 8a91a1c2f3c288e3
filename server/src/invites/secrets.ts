/** The token of an invite's link and the short code of the same invite. Only their hashes are kept. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { inviteCodeLength } from '@atrium/contract/limits'

const TOKEN_BYTES = 32
/** Digits and capitals without those that look alike (I, L, O, U): 50 bits in ten of them. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export interface InviteSecrets {
  token: string
  code: string
  tokenHash: string
  codeHash: string
}

export function newSecrets(): InviteSecrets {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const code = Array.from({ length: inviteCodeLength }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)))
  return { token, code: spaced(code.join('')), tokenHash: hash(token), codeHash: hash(code.join('')) }
}

/** `ABCDE-FGHJK`: easier to read out and to type. */
function spaced(code: string): string {
  const middle = inviteCodeLength / 2
  return `${code.slice(0, middle)}-${code.slice(middle)}`
}

/** The hash under which whatever was sent would be found: a token, or a code as somebody typed it. */
export function hashOfSent(sent: string): { column: 'token' | 'code'; hash: string } {
  return isCode(sent) ? { column: 'code', hash: hash(folded(sent)) } : { column: 'token', hash: hash(sent) }
}

/** Whether what was sent is a code, by its length. */
export function isCode(sent: string): boolean {
  return folded(sent).length === inviteCodeLength
}

function folded(sent: string): string {
  return sent
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
