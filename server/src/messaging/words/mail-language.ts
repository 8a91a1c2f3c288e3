/** The words of mails by language: English is there, another is read when the first mail needs it. */
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { mailWords as english } from './en/mail-words.ts'
import type { Phrases, TranslatedMails } from './words.ts'

/** The same mails and phrases in any language. */
export interface MailWords {
  phrases: Phrases
  mails: TranslatedMails<typeof english.mails>
}

export interface MailLanguage {
  language: Language
  words: MailWords
}

export const inEnglish: MailLanguage = { language: defaultLanguage, words: english }

const others: Record<Exclude<Language, 'en'>, () => Promise<MailWords>> = {
  es: async () => (await import('./es/mail-words.ts')).mailWords,
  fr: async () => (await import('./fr/mail-words.ts')).mailWords,
  de: async () => (await import('./de/mail-words.ts')).mailWords,
  pt: async () => (await import('./pt/mail-words.ts')).mailWords,
  ar: async () => (await import('./ar/mail-words.ts')).mailWords,
  hi: async () => (await import('./hi/mail-words.ts')).mailWords,
  'zh-Hans': async () => (await import('./zh-Hans/mail-words.ts')).mailWords,
}

/** Kept by the module system once it was read. */
export async function mailLanguage(language: Language): Promise<MailLanguage> {
  return language === 'en' ? inEnglish : { language, words: await others[language]() }
}
