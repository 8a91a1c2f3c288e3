/** The languages that pages, mails and answers speak. */

/** Language tags (BCP 47), in the order of a choice. */
export const languages = ['en', 'es', 'fr', 'de', 'pt', 'ar', 'hi', 'zh-Hans'] as const
export type Language = (typeof languages)[number]

/** The specification's own, and of whoever asks for none of the others. */
export const defaultLanguage: Language = 'en'

/** Each as its own speakers write it: whoever looks for theirs may read no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ar: 'العربية',
  hi: 'हिन्दी',
  'zh-Hans': '简体中文',
}

/** As the `dir` attribute has it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** Keeps what somebody chose, readable by the page: one of `languages`. */
export const languageCookie = 'atrium_language'

/** The same in an address, for a browser that keeps no cookies: whatever is kept goes before it. */
export const languageParameter = 'lang'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
