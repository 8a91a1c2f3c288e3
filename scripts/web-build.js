/** The built pages: whether they are those of the sources as they stand, and building them. */
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, sourceKey } from './source-key.js'

const output = join(root, 'web/dist')
/** Named, not linked: the pages are checked against the browser's types, not these scripts'. */
const buildModule = new URL('../web/build.ts', import.meta.url).href
const cache = join(root, 'web/.cache')
/** Whose start was ended leaves a folder behind; no build takes so long. */
const LEFT_MS = 3_600_000
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
  await mkdir(cache, { recursive: true })
  await removeLeft(cache)
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
  // Out of the way as a whole, and then removed: a start that reads it finds all of it or nothing.
  const before = `${unfinished}-before`
  try {
    await rename(output, before).catch(unless('ENOENT'))
    await rename(unfinished, output)
  } catch (error) {
    if (builtKey() === key) return
    unless('EBUSY', 'EXDEV')(/** @type {NodeJS.ErrnoException} */ (error))
    await copyInPlace(unfinished, key)
  } finally {
    await rm(before, { recursive: true, force: true })
  }
}

/**
 * Where the folder cannot be moved, since it is a mount or of another one than the cache: without its key until it is
 * whole, so that no start takes a half for it.
 * @param {string} unfinished
 * @param {string} key
 */
async function copyInPlace(unfinished, key) {
  await rm(join(output, keyName), { force: true })
  const names = await readdir(unfinished)
  await cp(unfinished, output, { recursive: true, filter: (path) => path !== join(unfinished, keyName) })
  for (const name of await readdir(output))
    if (!names.includes(name)) await rm(join(output, name), { recursive: true, force: true })
  await writeFile(join(output, keyName), key)
}

/**
 * @param {...string} codes
 * @returns {(error: NodeJS.ErrnoException) => void}
 */
function unless(...codes) {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}

/** @param {string} folder */
async function removeLeft(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const made = name.startsWith('dist-') ? await stat(path).catch(() => undefined) : undefined
    if (made && Date.now() - made.mtimeMs > LEFT_MS) await rm(path, { recursive: true, force: true })
  }
}

function builtKey() {
  try {
    return readFileSync(join(output, keyName), 'utf8')
  } catch {
    return undefined
  }
}
