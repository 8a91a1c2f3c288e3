/** Configuration files, from the templates in `deploy/`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const deployFolder = fileURLToPath(new URL('../../deploy', import.meta.url))

/** Puts the values at `${NAME}`; throws where one is not given. Only the user may read what it writes. */
export async function writeFilled(template: string, path: string, values: Record<string, string>): Promise<void> {
  const text = await readFile(join(deployFolder, template), 'utf8')
  const filled = text.replace(/\$\{([A-Z_]+)\}/g, (_whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${template} wants ${name}.`)
    return value
  })
  await writeFile(path, filled, { mode: 0o600 })
}
