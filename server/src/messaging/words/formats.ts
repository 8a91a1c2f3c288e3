/** Numbers, counted things, lists and spans of time in mails, as a language writes them. */
import { defaultLanguage, type Language } from '@atrium/contract/languages'

/** A text for each of the plural forms that a language has (CLDR); the others are said as `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Days of the month before the month, wherever English is read. */
export const localeOf = (language: Language): string => (language === defaultLanguage ? 'en-GB' : language)

/** For whoever translates: a mail is written seldom, so nothing is kept. */
export function formatsOf(language: Language) {
  const locale = localeOf(language)
  return {
    figure: (value: number): string => new Intl.NumberFormat(locale).format(value),
    /** The text that goes with a count; the count itself is not put in. */
    plural: (count: number, forms: PluralForms): string =>
      forms[new Intl.PluralRules(locale).select(count)] ?? forms.other,
    /** Such as `3 days`, by the unit's own plural rules. */
    duration: (count: number, unit: 'day' | 'hour' | 'minute'): string =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    /** Such as `a, b and c`: short has no comma before the last in Hindi either, and is the same elsewhere. */
    list: (words: readonly string[]): string =>
      new Intl.ListFormat(locale, { type: 'conjunction', style: 'short' }).format(words),
  }
}
