/** What will stand in a publisher's address, made from the name. */
import { randomInt } from 'node:crypto'
import { authorIdLength } from '@atrium/contract/limits'
import { normalized } from '@atrium/contract/rules/normalize'
import { isReservedForNew } from '@atrium/contract/rules/reserved-organization-names'

/** Without those that look alike. */
const SUFFIX_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const SUFFIX_LENGTH = 4
const { min, max } = authorIdLength

/** Ids to try in turn, the plainest first: the name itself where it can be one, then with suffixes that differ. */
export function* authorIdsFor(name: string): Generator<string, never> {
  const slug = slugOf(name)
  if (slug.length >= min && !isReservedForNew(slug)) yield slug
  for (;;) yield `${(slug || 'publisher').slice(0, max - SUFFIX_LENGTH - 1).replace(/-$/, '')}-${suffix()}`
}

/** ASCII letters, digits and single hyphens between them; empty where the name has no letter that could be kept. */
function slugOf(name: string): string {
  const folded = normalized(name, 'NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max + 1)
    .replace(/^-+/, '')
    .slice(0, max)
    .replace(/-+$/, '')
  return /[a-z]/.test(folded) ? folded : ''
}

function suffix(): string {
  return Array.from({ length: SUFFIX_LENGTH }, () => SUFFIX_LETTERS[randomInt(SUFFIX_LETTERS.length)]).join('')
}
