/** What a text says of one person or thing: never what it says of many. */
import { expect, test } from 'vitest'
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { filesOf, textsOf, translations, type Text } from './catalogue.ts'
import { call, onesOf, takenBy } from './placeholders.ts'

/** One, followed by a word for many; Arabic has a colon before its figures, and Chinese one form. */
const manyOfOne: Partial<Record<Language, RegExp>> = {
  en: /\b1 (?:people|others|come|go|are|have|(?:member|learner|card|line|day|hour|year|classe|invite|label|group|place|point|code|request|character|browser|owner)s(?! you))\b|(?<!\bof )\b1 (?:person|member|learner) (?:are|have)\b|\b1 of [\d,]+ \w+ have\b|\ball 1\b/i,
  es: /\b1 (?!es )\p{Ll}+s(?!\p{L})/u,
  fr: /\b1 (?!vous |sans |sous |dans )\p{Ll}+s(?!\p{L})/u,
  de: /\b1 (?:\p{Lu}\p{Ll}+en|Mitglieder|Tage|Codes|sind|haben)\b/u,
  pt: /\b1 \p{Ll}+s(?!\p{L})/u,
  ar: /\b1 (?:جدد|جديدة|أشخاص|أعضاء|صفوف|أيام|بطاقات|آخرون)/u,
  hi: /\b1 लोग|सभी 1/u,
}
/** These are told a limit, a length, or what is more than a limit. */
const neverOne = /removedMessages.list.emptyAdvice|paste.tooMany|pictures.lead/
const neverOneCode = 'too_many_labels'

/** Tests of each language of a catalogue. In: its folder, as `web/src/messages`. */
export function testCounts(folder: string) {
  for (const language of [defaultLanguage, ...translations]) {
    const pattern = manyOfOne[language]
    if (pattern === undefined) continue
    test(`${language}: one is not told as many`, async () => {
      // Nothing is translated from English to English: any other language brings its texts along.
      const files = await filesOf(folder, language === defaultLanguage ? 'de' : language)
      const faults = files.flatMap(({ path, english, translated }) => {
        const theirs = textsOf(language === defaultLanguage ? english : translated)
        return [...textsOf(english)].flatMap(([text, ours]) => {
          const said = neverOne.test(text) ? [] : saidOfOne(ours, theirs.get(text))
          return said.filter((words) => pattern.test(words)).map((words) => [path, text, words])
        })
      })
      expect(faults).toEqual([])
    })
  }
}

/** What a text says where each number that it shows is one, alone and all at once. */
function saidOfOne(english: Text, text: Text | undefined): string[] {
  if (typeof english === 'string' || text === undefined) return []
  return takenBy(english).flatMap(({ pairs }) => {
    const given = onesOf(pairs)
    const each = given.map((value, at) => given.with(at, ofOne(value)))
    return [...each, given.map(ofOne)].map((values) => call(text, values) ?? '')
  })
}

/** The same, with one in the place of every number. */
function ofOne(value: unknown): unknown {
  if (typeof value === 'number') return 1
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if ('code' in value && value.code === neverOneCode) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ofOne(inner)]))
}
