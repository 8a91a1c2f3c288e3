/** The built pages: whether they are those of the sources as they stand, and building them. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = join(root, 'web/dist')
/** Named, not linked: the pages are checked against the browser's types, not these scripts'. */
const buildModule = new URL('../web/build.ts', import.meta.url).href
const keyFile = join(output, '.build-key')
/** Everything the pages are made from. */
const sources = ['web', 'contract', 'package-lock.json', 'tsconfig.base.json']
const notSource = /(^|\/)(dist|node_modules|[.]cache)$|[.]test[.]tsx?$/

export async function webIsBuilt(): Promise<boolean> {
  const built = await readFile(keyFile, 'utf8').catch(() => undefined)
  return built !== undefined && built === (await sourceKey())
}

/** Builds unless what is there is current; answers whether it built. */
export async function ensureWeb(): Promise<boolean> {
  const key = await sourceKey()
  if ((await readFile(keyFile, 'utf8').catch(() => undefined)) === key) return false
  await rm(keyFile, { force: true })
  const { buildWeb } = (await import(buildModule)) as { buildWeb: () => Promise<void> }
  await buildWeb()
  await mkdir(output, { recursive: true })
  await writeFile(keyFile, key)
  return true
}

async function sourceKey(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesOf(sources))
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
  return hash.digest('hex')
}

async function filesOf(paths: string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    if (!path.includes('.')) found.push(...(await below(path)))
    else found.push(path)
  }
  return found.sort()
}

async function below(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const lists = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`
    if (notSource.test(path)) return []
    return entry.isDirectory() ? below(path) : [path]
  })
  return (await Promise.all(lists)).flat()
}
