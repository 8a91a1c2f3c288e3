/**
 * Whether what was built is that of the sources as they stand: one rule for the pages and for the server.
 *
 * Plain JavaScript, as all of what `npm start` runs before the server: to strip the types of a single file takes 18 MB
 * for as long as the process lives. And read synchronously: Node's pool of threads is made at its first use, and
 * the server says first how large it is to be.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** Neither is a test, nor what tests alone import, nor the catalogue, nor SQL, which is read when the server starts. */
const notSource = /(^|\/)(dist|node_modules|[.]cache|migrations|testing|web\/catalogue)$|[.]test[.]tsx?$/

/**
 * Changes with every file of the sources: with its name and with what is in it.
 * @param {string[]} paths folders and files, from the root of the tree
 * @returns {string} as it may be used in a file's name
 */
export function sourceKey(paths) {
  const hash = createHash('sha256')
  const files = paths.flatMap((path) => (path.includes('.') ? [path] : below(path)))
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function below(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (notSource.test(path)) return []
    return entry.isDirectory() ? below(path) : [path]
  })
}
