/** A catalogue: a folder with a folder for each language, whose files have the same names and exports. */
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { defaultLanguage, languages, type Language } from '@atrium/contract/languages'

export type Exports = Readonly<Record<string, unknown>>

export interface File {
  path: string
  english: Exports
  /** Null where the language has no such file, or hands out the English one. */
  translated: Exports | null
}

const root = new URL('../../', import.meta.url)

/** The languages that texts are translated into. */
export const translations = languages.filter((language) => language !== defaultLanguage)

/** Each file of a catalogue's English, beside that of another language. In: the folder, as `web/src/messages`. */
export async function filesOf(folder: string, language: Language): Promise<File[]> {
  const theirs = new Set(pathsIn(`${folder}/${language}/`))
  return Promise.all(
    pathsIn(`${folder}/${defaultLanguage}/`).map(async (path) => {
      const english = await load(`${folder}/${defaultLanguage}/${path}`)
      const translated = theirs.has(path) ? await load(`${folder}/${language}/${path}`) : null
      const isEnglish = translated && Object.entries(english).every(([name, texts]) => translated[name] === texts)
      return { path, english, translated: isEnglish ? null : translated }
    }),
  )
}

/** The source files below a folder, without tests. */
export function pathsIn(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[.]tsx?$/.test(path) && !/[.]test[.]/.test(path))
    .toSorted()
}

export function sourcePath(path: string): string {
  return fileURLToPath(new URL(path, root))
}

async function load(path: string): Promise<Exports> {
  return (await import(/* @vite-ignore */ pathToFileURL(sourcePath(path)).href)) as Exports
}

/** One text, or a function that makes one. */
export type Text = string | ((...given: never[]) => unknown)

/** Every text of a file by its path, such as `inviteMessages.form.title`; a list of texts is one text. */
export function textsOf(exports: unknown, path = ''): Map<string, Text> {
  if (typeof exports === 'string' || typeof exports === 'function') return new Map([[path, exports as Text]])
  if (Array.isArray(exports)) return new Map([[path, exports.join('\n')]])
  if (typeof exports !== 'object' || exports === null) return new Map()
  return new Map(
    Object.entries(exports).flatMap(([name, below]) => [...textsOf(below, path === '' ? name : `${path}.${name}`)]),
  )
}
