/** Numbers, counted things and lists as a language writes them. */
import type { Language } from '@atrium/contract/languages'
import { fromTheRight } from '@atrium/contract/rules/direction'

/** A text for each of the plural forms that a language has (CLDR); the others are said as `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const commas: Partial<Record<Language, string>> = { ar: '، ', 'zh-Hans': '、' }

/** Every mark that turns what follows it round, or ends such a turn; but what is isolated within, such as in a list, stays. */
const turns = /(\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/gu

/**
 * In: what somebody typed, or what may be Latin, for a sentence that runs from the right. Out: the same, which neither
 * turns nor is turned by what stands around it (Unicode's FSI and PDI); it cannot end that by a mark of its own.
 */
export const isolate = (value: string): string => `\u2068${value.replace(turns, '$1')}\u2069`

/** A value that would turn a sentence from the left, isolated; whatever else as it is. */
function kept(value: unknown): unknown {
  if (typeof value === 'string') return fromTheRight.test(value) ? isolate(value) : value
  return Array.isArray(value) || isPlain(value) ? withEach(value, kept) : value
}

/** In: all that a module of texts hands out. Out: the same; what its functions are given keeps its own direction. */
export function isolating<Texts>(texts: Texts): Texts {
  const dressed = (one: unknown): unknown => {
    if (typeof one === 'function')
      return (...given: unknown[]): unknown => Reflect.apply(one, undefined, given.map(kept))
    return isPlain(one) ? withEach(one, dressed) : one
  }
  return dressed(texts) as Texts
}

const isPlain = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]'

const withEach = (value: object, change: (one: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]))

/** Each is made when it is first needed: a page at the door needs few of them, and none at once. */
export function formatsOf(language: Language) {
  const locale = regionalFormOf(language)
  const lists = language === 'en' ? 'en-GB' : language // which has no comma before the last
  const style = 'short' as const // which in Hindi has none either, and elsewhere is the same
  const numbers = once(() => new Intl.NumberFormat(locale))
  const shortNumbers = once(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent' }))
  const rules = once(() => new Intl.PluralRules(locale))
  const all = once(() => new Intl.ListFormat(lists, { type: 'conjunction', style }))
  const any = once(() => new Intl.ListFormat(lists, { type: 'disjunction', style }))
  const ages = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  /**
   * Names of either direction stand side by side in a list: each keeps to itself where a sentence runs from the right,
   * and elsewhere one that runs from the right, which would draw the comma and the next such name into its own order.
   */
  const inList = (words: readonly string[]) =>
    words.map((word) => (language === 'ar' || fromTheRight.test(word) ? isolate(word) : word))
  return {
    language,
    /** For whatever else is to be written as this language writes it. */
    locale,
    /** Of days and moments. */
    dateStyle: dateStyleOf(language),
    /** Such as `12,000`. */
    figure: (value: number): string => numbers().format(value),
    /** Such as `12K`. */
    shortFigure: (value: number): string => shortNumbers().format(value),
    /** Such as `35%`, rounded down. */
    percent: (part: number, all: number): string => percents().format(Math.floor((100 * part) / all) / 100),
    /** The text that goes with a count; the count itself is not put in. */
    plural: (count: number, forms: PluralForms): string => forms[rules().select(count)] ?? forms.other,
    /** Such as `a, b and c`. */
    allOf: (words: readonly string[]): string => all().format(inList(words)),
    /** Such as `a, b or c`. */
    anyOf: (words: readonly string[]): string => any().format(inList(words)),
    /** Such as `a, b, c`: what is not a sentence. */
    listed: (words: readonly string[]): string => inList(words).join(commas[language] ?? ', '),
    /** Such as `3 days ago`: a negative number is in the past. */
    relative: (value: number, unit: Intl.RelativeTimeFormatUnit): string => ages().format(value, unit),
  }
}

/** Medium in Arabic is figures and slashes alone. */
const dateStyleOf = (language: Language): 'long' | 'medium' => (language === 'ar' ? 'long' : 'medium')

/** Days and moments, the same on every page. */
export function datesOf(language: Language) {
  const locale = regionalFormOf(language)
  const dateStyle = dateStyleOf(language)
  const days = once(() => new Intl.DateTimeFormat(locale, { dateStyle }))
  const times = once(() => new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short' }))
  return {
    /** In: a moment, as the API tells it. */
    toDay: (moment: string): string => days().format(new Date(moment)),
    toDayAndTime: (moment: string): string => times().format(new Date(moment)),
  }
}

/** The page's language as the browser's own region writes it, such as `en-GB`: days and numbers differ by it. */
function regionalFormOf(language: Language): string {
  const regional = globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language)
  return regional ?? language
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
