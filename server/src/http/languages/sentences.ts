/** What refusals and fields say in a language: English is there, another is read when the first answer needs it. */
import type { ErrorCode } from '@atrium/contract/errors'
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { domainMessages } from '@atrium/contract/sentences/en/domains'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { rosterMessages } from '@atrium/contract/sentences/en/rosters'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import type { FastifyRequest } from 'fastify'
import { acceptedLanguage, languageOf, sdkLanguageIn } from './asked-language.ts'

export interface Sentences {
  language: Language
  refusals: Readonly<Record<ErrorCode, string>>
  /** The sentence beside a field, by its English one, which the schemas say; what is no sentence of ours stays. */
  field(english: string): string
  /** The same of any sentence, a refusal's as well: for an answer that says no code of ours beside it. */
  any(english: string): string
}

type Texts = readonly [
  fields: { fieldMessages: Record<keyof typeof fieldMessages, string> },
  domains: { domainMessages: Record<keyof typeof domainMessages, string> },
  rosters: { rosterMessages: Record<keyof typeof rosterMessages, string> },
  refusals: { refusals: Record<ErrorCode, string> },
]

const unchanged = (sentence: string) => sentence
export const englishSentences: Sentences = { language: defaultLanguage, refusals, field: unchanged, any: unchanged }

const others: Record<Exclude<Language, 'en'>, () => Promise<Texts>> = {
  es: () =>
    Promise.all([
      import('@atrium/contract/sentences/es/fields'),
      import('@atrium/contract/sentences/es/domains'),
      import('@atrium/contract/sentences/es/rosters'),
      import('@atrium/contract/sentences/es/refusals'),
    ]),
  fr: () =>
    Promise.all([
      import('@atrium/contract/sentences/fr/fields'),
      import('@atrium/contract/sentences/fr/domains'),
      import('@atrium/contract/sentences/fr/rosters'),
      import('@atrium/contract/sentences/fr/refusals'),
    ]),
  de: () =>
    Promise.all([
      import('@atrium/contract/sentences/de/fields'),
      import('@atrium/contract/sentences/de/domains'),
      import('@atrium/contract/sentences/de/rosters'),
      import('@atrium/contract/sentences/de/refusals'),
    ]),
  pt: () =>
    Promise.all([
      import('@atrium/contract/sentences/pt/fields'),
      import('@atrium/contract/sentences/pt/domains'),
      import('@atrium/contract/sentences/pt/rosters'),
      import('@atrium/contract/sentences/pt/refusals'),
    ]),
  ar: () =>
    Promise.all([
      import('@atrium/contract/sentences/ar/fields'),
      import('@atrium/contract/sentences/ar/domains'),
      import('@atrium/contract/sentences/ar/rosters'),
      import('@atrium/contract/sentences/ar/refusals'),
    ]),
  hi: () =>
    Promise.all([
      import('@atrium/contract/sentences/hi/fields'),
      import('@atrium/contract/sentences/hi/domains'),
      import('@atrium/contract/sentences/hi/rosters'),
      import('@atrium/contract/sentences/hi/refusals'),
    ]),
  'zh-Hans': () =>
    Promise.all([
      import('@atrium/contract/sentences/zh-Hans/fields'),
      import('@atrium/contract/sentences/zh-Hans/domains'),
      import('@atrium/contract/sentences/zh-Hans/rosters'),
      import('@atrium/contract/sentences/zh-Hans/refusals'),
    ]),
}

const kept = new Map<Language, Sentences>([[defaultLanguage, englishSentences]])

type Headers = FastifyRequest['headers']
type Found = Sentences | Promise<Sentences>

/** For whoever reads an answer of the API: at once where somebody was answered in the language before. */
export const sentencesOfAnswer = (headers: Headers): Found => sentencesIn(acceptedLanguage({ headers }))

/** For whoever reads an answer of the identity protocol, where its client says so; English, as the protocol's own, where not. */
export const sentencesOfSdk = (headers: Headers): Found => sentencesIn(sdkLanguageIn(headers) ?? defaultLanguage)

/** For whoever reads it as a page. */
export const sentencesOfPage = (headers: Headers): Found => sentencesIn(languageOf({ headers }))

/**
 * Never rejects: an answer that waits for its words is waited for by nobody. What cannot be read just now, with too many
 * files open, is said in English, and tried again for the next one.
 */
function sentencesIn(language: Language): Found {
  return kept.get(language) ?? (language === 'en' ? englishSentences : read(language).catch(() => englishSentences))
}

async function read(language: Exclude<Language, 'en'>): Promise<Sentences> {
  const [fields, domains, rosters, said] = await others[language]()
  const translated: Record<string, string> = {
    ...fields.fieldMessages,
    ...domains.domainMessages,
    ...rosters.rosterMessages,
  }
  const byEnglish = new Map<string, string>()
  for (const [key, sentence] of Object.entries(ownSentences)) {
    if (!byEnglish.has(sentence)) byEnglish.set(sentence, translated[key] ?? sentence)
  }
  const refusalByEnglish = new Map<string, string>(
    Object.entries(refusals).map(([code, one]) => [one, said.refusals[code as ErrorCode]]),
  )
  const changedBy = withName(fieldMessages.changedBy, fields.fieldMessages.changedBy)
  const field = (one: string) => byEnglish.get(one) ?? changedBy(one)
  const any = (one: string) => byEnglish.get(one) ?? refusalByEnglish.get(one) ?? one
  const sentences = { language, refusals: said.refusals, field, any }
  kept.set(language, sentences)
  return sentences
}

/** A sentence that has somebody's name in it is found by what stands around the name; any other stays. */
function withName(english: string, translated: string): (one: string) => string {
  const [before = '', after = ''] = english.split('{who}')
  return (one) =>
    one.startsWith(before) && one.endsWith(after)
      ? translated.replace('{who}', () => one.slice(before.length, one.length - after.length))
      : one
}

const ownSentences: Record<string, string> = { ...fieldMessages, ...domainMessages, ...rosterMessages }
const own = new Set(Object.values(ownSentences))

/** Whether a sentence is one of ours: a library's could repeat the value that it refuses. */
export function isOwnSentence(sentence: string): boolean {
  return own.has(sentence)
}
