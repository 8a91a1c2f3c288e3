/** The written pages, and what can be read from them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What describes the product as it is now; decisions and the changelog tell what was. */
export const present = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

export const records = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d/.test(file))

export const pages = [
  ...present,
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`),
]

export const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

/** What stands in backticks on a line of a page, whole; a block of code is not looked into. */
export const quoted = (page: string) => names(read(page).replaceAll(/^```[^]*?^```/gm, ''), /`([^`\n]+)`/g)

/** One line for each of what a page says and is not so. */
export const wrong = (isRight: (what: string, page: string) => boolean, from = present) =>
  from.flatMap((page) =>
    quoted(page)
      .filter((what) => !isRight(what, page))
      .map((what) => `${page}: ${what}`),
  )
