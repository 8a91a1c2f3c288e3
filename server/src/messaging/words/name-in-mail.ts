/** Makes a name that somebody chose fit for mail to somebody else: the one way any name gets into one. */
import { fitName } from '@atrium/contract/rules/person-name'

/** Enough to know somebody by, too short for a message of its own. */
const MAX_LENGTH = 60

/** A dot in the middle of a word, whatever mail programs may make of what stands around it. */
const innerDot = /(?<=[\p{L}\p{N}\p{M}])[.\u3002\uff0e\uff61\u2024\ufe52](?=[\p{L}\p{N}\p{M}])/gu
/** Phones call what looks like a number. */
const phoneNumber = /\+?\d(?:[\s().-]*\d){6,}/gu

/** How an encoded word of a header begins (RFC 2047), which is read as something else than what stands there. */
const encodedWord = /=(?=\?)/g

/**
 * One short line without anything invisible, without addresses, and without words that a mail program
 * could turn into a link, or into other words: `J.Smith` becomes `J. Smith`. Empty where nothing is left.
 */
export function nameInMail(name: string): string {
  const plain = fitName(name, MAX_LENGTH).replace(phoneNumber, '').replace(innerDot, '. ').replace(encodedWord, '= ')
  return fitName(plain, MAX_LENGTH)
}
