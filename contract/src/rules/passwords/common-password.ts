/** Whether a password is one that everybody tries, or says no more than who uses it: the list decides, however it is dressed up. */
import { normalized } from '../normalize.ts'
import { commonPasswords } from './common-passwords.ts'

/** Signs in the place of letters. An l, an i and a 1 are one, since each stands for the others. */
const substitutes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}
/** How much of digits and signs is taken off behind a word ("2024!!") and before it. */
const MAX_TAIL = 6
const MAX_HEAD = 4
const MIN_OWN = 3
const ornament = /^[^\p{L}]+$/u
const lettersOnly = /^\p{L}+$/u

let common: Set<string> | undefined

/** In: a password, and what anybody knows of its owner. Out: what it is, or null for neither. */
export function guessable(password: string, own: readonly string[] = []): 'common' | 'own' | null {
  const text = normalized(password, 'NFKC').toLowerCase()
  common ??= new Set(commonPasswords.trim().split(/\s+/).map(key))
  const read = readings(text)
  const known = common
  if (isPattern(text) || read.some((one) => known.has(one))) return 'common'
  const theirs = own.flatMap(wordsOf).filter((word) => word.length >= MIN_OWN)
  return read.some((one) => theirs.includes(one)) ? 'own' : null
}

/** A name as a whole and each of its words; of an address, of what stands before the @. */
function wordsOf(name: string): string[] {
  const text = normalized(name, 'NFKC').toLowerCase()
  const local = text.split('@')[0] ?? text
  return [text, local, ...local.split(/[\s._+-]+/)].map(key)
}

/** What is compared: letters with the signs that stand for them, without separators. */
function key(text: string): string {
  return text.replace(/./gsu, (sign) => substitutes[sign] ?? sign).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** The password as it is, once where it repeats itself, and without the digits and signs around a word. */
function readings(text: string): string[] {
  const found = new Set<string>()
  for (const whole of new Set([text, unitOf(text)])) {
    found.add(key(whole))
    for (const from of cuts(whole, MAX_HEAD, (cut) => whole.slice(0, cut))) {
      for (const cut of cuts(whole, MAX_TAIL, (length) => whole.slice(whole.length - length))) {
        const word = whole.slice(from, whole.length - cut)
        // Letters in their order are no word: what is around them counts.
        if (!(lettersOnly.test(word) && isPattern(word))) found.add(key(word))
      }
    }
  }
  return [...found]
}

/** How many characters may be taken off: none, and as many as are ornament. */
function cuts(text: string, max: number, part: (length: number) => string): number[] {
  const lengths = Array.from({ length: Math.min(max, text.length - 1) + 1 }, (_, length) => length)
  return lengths.filter((length) => length === 0 || ornament.test(part(length)))
}

/** `abcabc` is `abc`. */
function unitOf(text: string): string {
  return /^(.{3,}?)\1+$/su.exec(text)?.[1] ?? text
}

/** One character again and again, or characters in their order, up or down: `aaaaaa`, `abcdefgh`, `987654`. */
function isPattern(text: string): boolean {
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)))
  const [step] = steps
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1
}
