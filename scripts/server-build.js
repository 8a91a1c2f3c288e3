/**
 * The server compiled ahead. Each build has a folder of its own, named by the key of its sources: one that is old is
 * never found, two that build at once do not meet, and a server that runs keeps the parts it loads later.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { root, sourceKey } from './source-key.js'

const builds = join(root, 'server/dist')
/** Everything the server is made from. */
const sources = ['server', 'contract', 'package-lock.json', 'tsconfig.base.json']
/** The newest, and those from which servers may still run. */
const KEPT = 3

/**
 * The folder of the current build, which has `main.js` in it; undefined where there is none.
 * @returns {string | undefined}
 */
export function builtServer() {
  const folder = currentFolder()
  return existsSync(join(folder, 'main.js')) ? folder : undefined
}

/** Builds unless what is there is current; answers whether it built. */
export async function ensureServer() {
  const folder = currentFolder()
  if (existsSync(folder)) return false
  const unfinished = `${folder}.${process.pid}`
  await mkdir(builds, { recursive: true })
  const { buildServer } = await import('../server/build.ts')
  try {
    await buildServer(unfinished)
    await rename(unfinished, folder).catch((error) => {
      // Somebody else was quicker: theirs is the same.
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await removeOld()
  return true
}

function currentFolder() {
  const length = 32
  return join(builds, sourceKey(sources).slice(0, length))
}

async function removeOld() {
  const entries = (await readdir(builds)).map(async (name) => {
    const path = join(builds, name)
    const made = await stat(path).catch(() => undefined)
    return { path, made: made?.mtimeMs ?? 0 }
  })
  const newestFirst = (await Promise.all(entries)).sort((a, b) => b.made - a.made)
  for (const { path } of newestFirst.slice(KEPT)) await rm(path, { recursive: true, force: true })
}
