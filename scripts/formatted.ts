/** For what commands write into pages: the layout that `npm run format` would give it. */
import { readFile } from 'node:fs/promises'
import { type FormatConfig, format } from 'oxfmt'

const settings = new URL('../.oxfmtrc.json', import.meta.url)

/** `file` says by its name what `text` is. Throws where that cannot be read as such. */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, JSON.parse(await readFile(settings, 'utf8')) as FormatConfig)
  const [error] = errors
  if (error) throw new Error(`${file} could not be laid out: ${error.message}`)
  return code
}
