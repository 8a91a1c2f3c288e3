/**
 * The digits in what was typed or pasted: with the words of the mail around them, in digits of another script. What
 * holds none, or several, holds none: nobody guesses which was meant. Apart from other codes: the door needs these alone.
 */
import { only, plainText, withoutAddresses, withoutSpaces } from './plain-text.ts'

/** Of a sign-in by mail and of an authenticator app; mail programs show one in groups, and copy the space between them. */
export function sixDigitsIn(text: string): string | null {
  const plain = plainText(text)
  const bare = withoutSpaces(plain)
  if (/^\d{6}$/.test(bare)) return bare
  const words = withoutAddresses(plain)
  return only(words.match(/(?<!\d)\d{6}(?!\d)/g)) ?? only(words.match(inTwoGroups))
}

/** Not a part of a longer number, such as one to call. */
const inTwoGroups = /(?<!\d[\s\p{Pd}]?)\d{3}[\s\p{Pd}]\d{3}(?![\s\p{Pd}]?\d)/gu
