/** The built pages: whether they are those of the sources as they stand, and building them. */
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, sourceKey } from './source-key.js'

const output = join(root, 'web/dist')
/** Named, not linked: the pages are checked against the browser's types, not these scripts'. */
const buildModule = new URL('../web/build.ts', import.meta.url).href
const keyName = '.build-key'
/** Everything the pages are made from. */
const sources = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json']

export function webIsBuilt() {
  return builtKey() === sourceKey(sources)
}

/**
 * Builds unless what is there is current; answers whether it built. In a folder of its own, which takes the place of
 * what was there once it is whole: two that build at once, as where two servers are started, do not meet.
 */
export async function ensureWeb() {
  const key = sourceKey(sources)
  if (builtKey() === key) return false
  const { buildWeb } = /** @type {{ buildWeb: (dist: string) => Promise<void> }} */ (await import(buildModule))
  const cache = join(root, 'web/.cache')
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(join(cache, 'dist-'))
  try {
    await buildWeb(unfinished)
    await writeFile(join(unfinished, keyName), key)
    // Where somebody else was quicker, theirs is the same.
    if (builtKey() !== key) await putInPlace(unfinished, key)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return true
}

/**
 * @param {string} unfinished
 * @param {string} key
 */
async function putInPlace(unfinished, key) {
  await rm(output, { recursive: true, force: true })
  await rename(unfinished, output).catch((error) => {
    if (builtKey() !== key) throw error
  })
}

function builtKey() {
  try {
    return readFileSync(join(output, keyName), 'utf8')
  } catch {
    return undefined
  }
}
