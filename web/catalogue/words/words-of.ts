/** The words of a length, in the page's language. */
import { language } from '#messages/format.ts'
import type { Length } from '../view.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import type { Words } from './words.ts'

const others: Readonly<Record<string, Readonly<Record<Length, Words>>>> = { ar: arabic }

export function wordsOf(length: Length): Words {
  return (others[language] ?? english)[length]
}
