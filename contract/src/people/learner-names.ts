/** What pages and server call the ways of learners without an address: apart from its schemas, which pages at the door do without. */
import { normalized } from '../rules/normalize.ts'

/**
 * The page at an organization's own address where its learners sign in; a card's address is this one, with its fragment.
 * Where organizations' sites are another app's, it is on the accounts pages, with the organization's name behind it.
 */
export const learnerSignInPath = '/learners'

/** What stands in the fragment of a card's address, which no server sees: `#learner=...&card=...`. */
export const learnerCardFragment = { learner: 'learner', card: 'card' } as const

/** Digits and capitals without those that look alike (I, L, O, U): 60 bits in twelve of them. */
export const cardAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const cardCodeLength = 12
const cardGroup = 4

/** `ABCD-EFGH-JKMN`, as it is printed. */
export function spacedCard(code: string): string {
  return [0, 1, 2].map((group) => code.slice(group * cardGroup, (group + 1) * cardGroup)).join('-')
}

/** As it was meant by whoever typed it: in capitals, without spaces and hyphens, and what looks alike as the one that is in the alphabet. */
export function foldedCard(typed: string): string {
  return normalized(typed, 'NFKC')
    .toUpperCase()
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/** The pictures of a picture password, by name, in the order in which they are offered. Names are never changed: sequences of them are kept. */
export const learnerPictures = [
  ...(['apple', 'ball', 'bear', 'bird', 'boat', 'book', 'cake', 'car', 'cat', 'clock', 'dog', 'fish'] as const),
  ...(['flower', 'frog', 'hat', 'house', 'key', 'leaf', 'moon', 'rocket', 'star', 'sun', 'train', 'tree'] as const),
] as const
export type LearnerPicture = (typeof learnerPictures)[number]

/** So many of them, each another one, in their order: 255,024 ways. */
export const pictureCount = 4
/** Wrong tries with the pictures of one account, or its password; then only its card or a teacher opens it. */
export const maxWrongTries = 10

/** What a learner may have beside the card. */
export const learnerWays = ['pictures', 'password'] as const
export type LearnerWay = (typeof learnerWays)[number]
