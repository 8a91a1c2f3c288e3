/** Names of people, as a language orders and sorts them. */
import type { Language } from '@atrium/contract/languages'
import { isFamilyFirst, type NameParts, wholeName } from '@atrium/contract/rules/name-order'

export function namesOf(language: Language) {
  let collator: Intl.Collator | undefined
  return {
    /** The whole name: see `name-order.ts` of the contract. */
    fullName: (name: NameParts): string => wholeName(name, language),
    /** What belongs to the given and to the family name, such as their fields, in the order of the language. */
    inNameOrder: <Given, Family>(given: Given, family: Family): readonly (Given | Family)[] =>
      isFamilyFirst(language) ? [family, given] : [given, family],
    /** For sorting: as a dictionary of the language has them, and numbers by what they count: class 9 stands before class 10. */
    compareNames: (one: string, other: string): number =>
      (collator ??= new Intl.Collator(language, { numeric: true })).compare(one, other),
  }
}
