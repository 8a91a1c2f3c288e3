/** In which order the parts of a person's name are said: by the language of who reads, and by the script of the name. */
import { defaultLanguage, type Language } from '../languages.ts'

export interface NameParts {
  given_name: string
  family_name: string
}

type Order = (given: string, family: string) => string

const givenFirst: Order = (given, family) => `${given} ${family}`
const familyFirst: Order = (given, family) => `${family} ${given}`

const orders: Readonly<Record<Language, Order>> = {
  en: givenFirst,
  es: givenFirst,
  fr: givenFirst,
  de: givenFirst,
  pt: givenFirst,
  ar: givenFirst,
  hi: givenFirst,
  'zh-Hans': familyFirst,
}

/** Chinese, Korean and Japanese letters (UAX 24), with the marks that stand among them. */
const eastAsian = /^[\p{scx=Hani}\p{scx=Hang}\p{scx=Hira}\p{scx=Kana}]+$/u

const isEastAsian = ({ given_name, family_name }: NameParts) =>
  eastAsian.test(`${given_name}${family_name}`.replace(/\s/gu, ''))

/**
 * In: both parts of a name, and the language of who reads; without one, only the name's own script decides. Out: the
 * whole name. Written in Chinese, Korean or Japanese letters it has the family name first and no space, in every
 * language. A part that is empty is left out; empty where both are.
 */
export function wholeName(name: NameParts, language: Language = defaultLanguage): string {
  const given = name.given_name.trim()
  const family = name.family_name.trim()
  if (given === '' || family === '') return given || family
  return isEastAsian(name) ? `${family}${given}` : orders[language](given, family)
}

/** What somebody is greeted by: the given name, but the whole one where a given name alone would be too close. */
export function greetedName(name: NameParts): string {
  return isEastAsian(name) ? wholeName(name) : name.given_name.trim() || name.family_name.trim()
}

/** Whether a form asks for the family name first. */
export function isFamilyFirst(language: Language): boolean {
  return orders[language] === familyFirst
}

/** Sorts names as a dictionary of the language has them, and numbers by what they count: class 9 stands before class 10. */
export const nameCollator = (language: Language) => new Intl.Collator(language, { numeric: true })
