/** What the columns of a file are called in each language: a list may come from a page in any of them. */
import type { Language } from '@atrium/contract/languages'
import type { Column } from '@atrium/contract/rules/csv/columns'
import { columnNames as ar } from '@atrium/contract/sentences/ar/columns'
import { columnNames as de } from '@atrium/contract/sentences/de/columns'
import { columnNames as en } from '@atrium/contract/sentences/en/columns'
import { columnNames as es } from '@atrium/contract/sentences/es/columns'
import { columnNames as fr } from '@atrium/contract/sentences/fr/columns'
import { columnNames as hi } from '@atrium/contract/sentences/hi/columns'
import { columnNames as pt } from '@atrium/contract/sentences/pt/columns'
import { columnNames as zhHans } from '@atrium/contract/sentences/zh-Hans/columns'

export const columnNames: Readonly<Record<Language, typeof en>> = { en, es, fr, de, pt, ar, hi, 'zh-Hans': zhHans }

/**
 * The first line of a file for whoever reads this language. In English they are the names of the fields, as ever:
 * programs read such files too, and ask for no language.
 */
export function headingsIn(language: Language, columns: readonly Column[]): string[] {
  return columns.map((column) => (language === 'en' ? column : columnNames[language][column][0]))
}
