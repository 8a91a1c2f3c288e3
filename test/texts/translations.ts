/** What holds of a translated catalogue: complete, with the same placeholders, and in its own language. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Language } from '@atrium/contract/languages'
import { filesOf, pathsIn, sourcePath, textsOf, translations, type File, type Text } from './catalogue.ts'
import { call, onesOf, placeholderFault, takenBy } from './placeholders.ts'

/** What is rightly the English: part of an address, and the name of a file. */
const sameAsEnglish = /^name$|[.]txt$/

/** Each of these is written in letters of its own: a text without them is not translated. */
const scripts: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  'zh-Hans': /\p{Script=Han}/u,
}

/** Other words for an owner than the one that a language has for the role; Spanish and Portuguese need theirs for domains. */
const otherOwners: Partial<Record<Language, RegExp>> = {
  de: /Eigentümer|Besitzer/,
  hi: /स्वामी/,
  'zh-Hans': /拥有者/,
}

/** French sets these off by a space, at which no line may end: it is one that does not break. */
const looseMarks: Partial<Record<Language, RegExp>> = { fr: /« | [:;!?»%](?=[\s.,)…]|$)/ }
/** What stands in it is what may not be typed. */
const signsTold = /without @ [^.]+/

/** Names and signs that every language leaves as they are. */
const names = /Google|^404$|^QR$|Email|CSV|JSON|‹\w+›|Caps Lock/g

/** Tests of each language of a catalogue. In: its folder, as `web/src/messages`; files that hold no words. */
export function testTranslations(folder: string, wordless: readonly string[] = []) {
  for (const language of translations) {
    const files = filesOf(folder, language)

    test(`${language}: every file, export and text of English is there`, async () => {
      expect(missing(await files, wordless)).toEqual([])
    })

    test(`${language}: every text shows what the English one shows`, async () => {
      const faults = pairsOf(await files).map(({ path, english, translated }) => {
        const fault = placeholderFault(english, translated)
        return fault === undefined ? [] : [`${path} ${fault}`]
      })
      expect(faults.flat()).toEqual([])
    })

    // In the sources, since some words are put in by helpers of a file.
    test(`${language}: an owner has one name`, async () => {
      const sources = await Promise.all(
        pathsIn(`${folder}/${language}/`).map(async (path) => ({
          path,
          words: await readFile(sourcePath(`${folder}/${language}/${path}`), 'utf8'),
        })),
      )
      const others = sources.filter(({ words }) => otherOwners[language]?.test(words))
      expect(others.map(({ path }) => path)).toEqual([])
    })

    test(`${language}: no text is the English one`, async () => {
      const worded = (await files).filter(({ path }) => !wordless.includes(path))
      const same = pairsOf(worded).filter(({ english, translated }) => isUntranslated(language, english, translated))
      expect(same.map(({ path }) => path)).toEqual([])
    })

    const loose = looseMarks[language]
    if (loose === undefined) continue
    test(`${language}: no line ends before a mark that belongs to its word`, async () => {
      const worded = (await files).filter(({ path }) => !wordless.includes(path))
      const pairs = pairsOf(worded).filter(({ english }) => !signsTold.test(String(english)))
      const said = pairs.flatMap(({ path, english, translated }) =>
        saidBy(english, translated).map((words) => ({ path, words })),
      )
      expect(said.filter(({ words }) => loose.test(words))).toEqual([])
    })
  }
}

/** The files and texts that a language lacks, or has too many. In: files that hold no words, and may hold more. */
export function missing(files: readonly File[], wordless: readonly string[] = []): string[] {
  return files.flatMap(({ path, english, translated }) => {
    if (translated === null) return [path]
    const [ours, theirs] = [textsOf(english), textsOf(translated)]
    const lacking = [...ours.keys()].filter((text) => !theirs.has(text))
    const more = wordless.includes(path) ? [] : [...theirs.keys()].filter((text) => !ours.has(text))
    return [...lacking, ...more].map((text) => `${path}: ${text}`)
  })
}

function pairsOf(files: readonly File[]) {
  return files.flatMap((file) => {
    const translated = textsOf(file.translated)
    return [...textsOf(file.english)].flatMap(([text, english]) => {
      const theirs = translated.get(text)
      return theirs === undefined ? [] : [{ path: `${file.path}: ${text}`, english, translated: theirs }]
    })
  })
}

/** What a translated text says of the values that the English one takes. */
function saidBy(english: Text, translated: Text): string[] {
  if (typeof english === 'string') return [call(translated, []) ?? '']
  return takenBy(english).map(({ pairs }) => call(translated, onesOf(pairs)) ?? '')
}

/** Whether it is the English sentence, or holds none of the letters of its own language. */
export function isUntranslated(language: Language, english: Text, translated: Text): boolean {
  const taken = typeof english === 'string' ? [{ pairs: [] }] : takenBy(english).slice(0, 3)
  return taken.every(({ pairs }) => {
    const ours = wordsOf(call(english, onesOf(pairs)))
    const theirs = wordsOf(call(translated, onesOf(pairs)))
    if (!/\p{L}{2}/u.test(ours) || theirs === '' || sameAsEnglish.test(ours)) return false
    const script = scripts[language]
    return script === undefined ? ours === theirs && / \p{L}/u.test(ours) : !script.test(theirs)
  })
}

/** A text without names and what was put in. */
function wordsOf(text: string | undefined): string {
  return (text ?? '').replace(names, '').trim()
}
