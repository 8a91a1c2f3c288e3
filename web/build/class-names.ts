/**
 * The names that classes of style modules have in the page: as they stand in the module, and which module that is
 * in three letters. They stand in each document, its styles and its scripts, and random letters do not compress.
 */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { webFolder } from './web-folder.ts'

const fileOf = new Map<string, string>()

/** `file` with its whole path. Throws where two files would write one name of theirs alike. */
export function className(name: string, file: string): string {
  const path = relative(webFolder(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const short = `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 3)}`
  const taken = fileOf.get(short) ?? path
  if (taken !== path) throw new Error(`A class of ${path} would be named as one of ${taken}: please rename it`)
  fileOf.set(short, path)
  return short
}
