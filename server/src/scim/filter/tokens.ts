/** The words of a filter (RFC 7644, section 3.4.2.2). */
import { badRequest, type ScimError } from '#scim/protocol/scim-error.ts'

export type Token =
  | { kind: 'word'; text: string }
  | { kind: 'value'; value: string | number | boolean | null }
  | { kind: '(' | ')' | '[' | ']' }
  /** What follows a bracket that closes: `.value`. */
  | { kind: 'sub'; text: string }

/** Longer than any that a directory writes. */
const MAX_LENGTH = 4_000

export function invalidFilter(detail: string): ScimError {
  return badRequest('invalidFilter', `The filter cannot be used: ${detail}.`)
}

const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-f]{4}))*"/iuy
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.:$-])/iy
const SUB = /(?<=\])\.[a-z$][\w$-]*/iy
/** A path of an attribute, with its schema or without. */
const WORD = /(?:urn:[\w.:-]+:)?[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?/iy

export function tokensOf(filter: string): Token[] {
  if (filter.length > MAX_LENGTH) throw invalidFilter('it is too long')
  const tokens: Token[] = []
  let place = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = place
    const [text] = pattern.exec(filter) ?? []
    if (text !== undefined) place += text.length
    return text
  }
  while (place < filter.length) {
    const next = filter.charAt(place)
    if (next === ' ') place += 1
    else if (next === '(' || next === ')' || next === '[' || next === ']') {
      tokens.push({ kind: next })
      place += 1
    } else tokens.push(oneToken(take, place))
  }
  return tokens
}

function oneToken(take: (pattern: RegExp) => string | undefined, place: number): Token {
  const sub = take(SUB)
  if (sub !== undefined) return { kind: 'sub', text: sub.slice(1).toLowerCase() }
  const text = take(TEXT)
  if (text !== undefined) return { kind: 'value', value: JSON.parse(text) as string }
  const number = take(NUMBER)
  if (number !== undefined) return { kind: 'value', value: Number(number) }
  const word = take(WORD)
  if (word === undefined) throw invalidFilter(`nothing is known of what stands at place ${place + 1}`)
  const folded = word.toLowerCase()
  if (folded === 'true' || folded === 'false') return { kind: 'value', value: folded === 'true' }
  return folded === 'null' ? { kind: 'value', value: null } : { kind: 'word', text: folded }
}
