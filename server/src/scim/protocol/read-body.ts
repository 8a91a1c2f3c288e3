/** A body as JSON: what would keep everybody waiting while it is taken apart is refused by its bytes alone. */
import { utf8Of } from '#http/input/json-body.ts'
import { badRequest } from './scim-error.ts'

/**
 * Commas and brackets that open. A megabyte of people in a group has 42,000, and one of people themselves fewer; of a
 * hundred thousand names of attributes alone the parser makes a tenth of a second, and whatever looks at them twice that.
 */
export const maxParts = 50_000
const [COMMA, BRACE, BRACKET] = [0x2c, 0x7b, 0x5b]

/** Refuses with `tooMany`, with `invalidSyntax` what is no JSON, and what is no UTF-8 as `utf8Of` does. */
export function readBody(bytes: Uint8Array): unknown {
  let parts = 0
  for (const byte of bytes) if (byte === COMMA || byte === BRACE || byte === BRACKET) parts += 1
  if (parts > maxParts) throw badRequest('tooMany', `The body has more than ${maxParts} values.`)
  try {
    return JSON.parse(utf8Of(bytes)) as unknown
  } catch {
    throw badRequest('invalidSyntax', 'The body is no JSON.')
  }
}
