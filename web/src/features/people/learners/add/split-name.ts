/** A whole name in one cell, as first and last name. */
import type { NameParts } from '@atrium/contract/rules/name-order'
import { commas } from './list-table.ts'

const comma = new RegExp(`[${commas}]`, 'u')

/** What stands before a comma is the last name; else the last word is, as in most lists. */
export function splitName(text: string): NameParts {
  const [before = '', ...after] = text.split(comma).map((part) => part.trim())
  const behind = after.filter((part) => part !== '').join(', ')
  if (before !== '' && behind !== '') return { given_name: behind, family_name: before }
  const words = (before || behind).split(/\s+/u)
  const family_name = words.length > 1 ? (words.pop() ?? '') : ''
  return { given_name: words.join(' '), family_name }
}
