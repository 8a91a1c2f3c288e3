/** The built pages: whether they are those of the sources as they stand, and building them. */
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, sourceKey } from './source-key.js'

const output = join(root, 'web/dist')
/** Named, not linked: the pages are checked against the browser's types, not these scripts'. */
const buildModule = new URL('../web/build.ts', import.meta.url).href
const keyFile = join(output, '.build-key')
/** Everything the pages are made from. */
const sources = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json']

export function webIsBuilt() {
  return builtKey() === sourceKey(sources)
}

/** Builds unless what is there is current; answers whether it built. */
export async function ensureWeb() {
  const key = sourceKey(sources)
  if (builtKey() === key) return false
  await rm(keyFile, { force: true })
  const { buildWeb } = /** @type {{ buildWeb: () => Promise<void> }} */ (await import(buildModule))
  await buildWeb()
  await mkdir(output, { recursive: true })
  await writeFile(keyFile, key)
  return true
}

function builtKey() {
  try {
    return readFileSync(keyFile, 'utf8')
  } catch {
    return undefined
  }
}
