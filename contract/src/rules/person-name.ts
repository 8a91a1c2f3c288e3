/**
 * What the name of a person, a publisher, a label or a class may hold, wherever it enters: one line,
 * nothing invisible, no address that a mail program would turn into a link. What looks like another
 * name is not decided here.
 */
import { fieldMessages } from '../sentences/en/fields.ts'
import { normalized } from './normalize.ts'

/** A joiner or its contrary, behind a letter of a script that is written with them: as it is typed, before what it joins. */
export const joinerBehindLetter = String.raw`(?<=[\p{L}\p{M}])(?<![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zinh}])[\u200c\u200d]`

/**
 * What is seen only together with its neighbours: joiners in scripts that are written with them, variants of
 * an ideograph or a Mongolian letter, emoji made of several.
 */
const shaping = [
  String.raw`${joinerBehindLetter}(?=[\p{L}\p{M}])`,
  String.raw`(?<=\p{sc=Hani})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{sc=Mong})[\u180b-\u180d\u180f]`,
  String.raw`(?<=\p{ExtPict})[\ufe0e\ufe0f]`,
  String.raw`(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict})`,
].join('|')
/** Controls, line breaks, halves of a character, private use, bidi controls, fillers and the blank Braille pattern. */
const unseen = String.raw`[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\p{Bidi_C}\u2800\ufff9-\ufffb]`
const shapingOrUnseen = new RegExp(`(${shaping})|${unseen}`, 'gu')

/**
 * Marks piled higher than any script is written (Burmese piles six): they are drawn over the lines above and below, and
 * what those say. A username, which is compared by its look, has fewer.
 */
const piled = /([\p{Mn}\p{Me}]{6})[\p{Mn}\p{Me}]+/gu

/** Takes out what nobody would see, and what stands in other lines. Line breaks and tabs become a space; so does any run of spaces. */
export function visibleLine(text: string): string {
  return text
    .replace(/[\s\p{Zl}\p{Zp}\u0085]+/gu, ' ')
    .replace(shapingOrUnseen, '$1')
    .replace(piled, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Dots that resolvers and mail programs read as the dot of a host name. */
const dots = /[\u3002\uff0e\uff61\u2024\ufe52]/gu
const scheme = /:\/\/|^\W*(?:mailto|tel|sms|javascript|data|file|vbscript):\S/iu
const mailAddress = /[^\s@]@[^\s@.]+\.[^\s@]/u
/** Endings that are read as a host's wherever they stand; a name such as `Md.Rahman` or `J.Smith` has none of them. */
const endings =
  'com|net|org|info|biz|edu|gov|mil|int|io|ai|app|dev|xyz|online|site|website|shop|store|top|club|link|click|live|page|web|cloud|tech|pro|mobi|name|example|test|invalid|local|localhost|onion|ru|cn|de|uk|eu|us|co|me|tv|cc|ly|gg|in|fr|nl|br|jp|pl|it|es|ch|at|ca|au|tk|ml|ga|cf|su|ua|ir|рф|бг|中国|公司|भारत'
const hostName = new RegExp(
  String.raw`^\W*www\.\S|[\p{L}\p{N}\p{M}-]\.(?:(?:${endings})|xn--[a-z0-9-]+)(?![\p{L}\p{N}\p{M}-])`,
  'iu',
)
const networkAddress = /(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?:\D|$)/u

/** Whether one word holds a web or mail address. */
function isAddressWord(word: string): boolean {
  const plain = normalized(word, 'NFKC').replace(dots, '.')
  return [scheme, mailAddress, hostName, networkAddress].some((pattern) => pattern.test(plain))
}

function holdsAddress(name: string): boolean {
  return name.split(/\s+/u).some(isAddressWord)
}

export const nameFaults = ['too_long', 'not_one_line', 'address'] as const
export type NameFault = (typeof nameFaults)[number]

/** What is wrong with a name that has been trimmed and is not empty; null when nothing is. */
export function nameFault(name: string, maxLength: number): NameFault | null {
  if (name.length > maxLength) return 'too_long'
  if (name !== name.replace(shapingOrUnseen, '$1').replace(piled, '$1') || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name))
    return 'not_one_line'
  return holdsAddress(name) ? 'address' : null
}

const faultMessages: Record<NameFault, string> = {
  too_long: fieldMessages.nameTooLong,
  not_one_line: fieldMessages.nameOneLine,
  address: fieldMessages.nameAddress,
}

/** The same as the sentence that stands beside the field. */
export function nameProblem(name: string, maxLength: number): string | null {
  const fault = nameFault(name, maxLength)
  return fault === null ? null : faultMessages[fault]
}

/**
 * Makes a name fit for the rule, for one that cannot be refused: another provider's, say. Empty where
 * nothing of it is left.
 */
export function fitName(text: string, maxLength: number): string {
  // Nothing behind this can stand in the result, and 10,000 characters need not be looked at.
  const line = visibleLine(text.slice(0, maxLength * 4))
  const words = line.split(' ').filter((word) => !isAddressWord(word))
  return cutTo(words.join(' '), maxLength)
}

/** At most so long, and never between the parts of what is one character to whoever reads. */
export function cutTo(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > maxLength) break
    cut += segment
  }
  return cut.trim()
}
