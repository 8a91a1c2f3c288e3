/** How `npm start` runs the server, for whoever starts one without npm: what V8 is told stands in package.json, once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What Node is called with in that checkout: its flags and the script. */
export function startParameters(checkout = root): string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(1)
}

/** Node, and what it is called with. */
export const startCommand: readonly [program: string, ...parameters: string[]] = [
  process.execPath,
  ...startParameters(),
]
