/** Names of people, as a language orders and sorts them. */
import type { Language } from '@atrium/contract/languages'
import { isFamilyFirst, type NameParts, nameCollator, wholeName } from '@atrium/contract/rules/name-order'

export function namesOf(language: Language) {
  let collator: Intl.Collator | undefined
  const compareNames = (one: string, other: string): number => (collator ??= nameCollator(language)).compare(one, other)
  return {
    /** The whole name: see `name-order.ts` of the contract. */
    fullName: (name: NameParts): string => wholeName(name, language),
    /** What belongs to the given and to the family name, such as their fields, in the order of the language. */
    inNameOrder: <Given, Family>(given: Given, family: Family): readonly (Given | Family)[] =>
      isFamilyFirst(language) ? [family, given] : [given, family],
    /** For sorting: see `name-order.ts` of the contract. */
    compareNames,
    /** The same of what has a name, wherever it comes from: the server knows no language. */
    sortedByName: <Named extends { readonly name: string }>(list: readonly Named[]): Named[] =>
      list.toSorted((one, other) => compareNames(one.name, other.name)),
  }
}
