/** Which names look the same: the skeleton of Unicode Technical Standard 39, section 4, by the data that `unhomoglyph` carries. */
import { normalized } from '@atrium/contract/rules/normalize'
import unhomoglyph from 'unhomoglyph'

/**
 * In: a name. Out: one text for all names that are drawn alike, for comparing alone. As it is written goes
 * first, since a capital I is drawn like an l; then upper and lower case are one.
 */
export function skeletonOf(name: string): string {
  return drawn(drawn(normalized(name, 'NFKC').trim()).toLowerCase())
}

const plain = /^[ -~]*$/
const plainLetters = Array.from({ length: '~'.charCodeAt(0) - 31 }, (_, index) => String.fromCharCode(32 + index))
/** What most names are written in: each of these is drawn alike whatever stands beside it, so they are looked up. */
const drawnPlain = new Map(plainLetters.map((letter) => [letter, mapped(letter)]))

function drawn(text: string): string {
  if (!plain.test(text)) return mapped(text)
  let all = ''
  for (const letter of text) all += drawnPlain.get(letter) ?? letter
  return all
}

function mapped(text: string): string {
  const seen = normalized(text, 'NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return normalized(unhomoglyph(seen), 'NFD')
}

/** Digits and signs in the place of letters, which no standard calls confusable and everybody reads. */
const substitutes: Record<string, string> = {
  '1': 'l',
  i: 'l',
  '!': 'l',
  '|': 'l',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
}

const readable = /[\p{L}\p{Nd}]/u

/** As `skeletonOf`, without accents, separators, and digits that stand for letters: for names that nobody may come near. */
export function readAs(name: string): string {
  let read = ''
  for (const letter of skeletonOf(name)) read += substitutes[letter] ?? (readable.test(letter) ? letter : '')
  return read
}
