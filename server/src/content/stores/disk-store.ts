/** Images as files of this machine. */
import { open, opendir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isContentName } from '#content/names.ts'
import { makeFolder, renameDurably, syncFile } from '#files/durable.ts'
import type { ContentStore } from './store.ts'

const BUCKET = 'content'
const LIST_SIZE = 500

/** Files below `{dataDir}/content`; whatever is put has to come from the same file system. */
export function createDiskStore(dataDir: string): ContentStore {
  const folder = join(dataDir, BUCKET)
  const pathOf = (name: string) => join(folder, ours(name))
  return {
    bucket: BUCKET,
    async put(name, path) {
      await makeFolder(folder)
      await syncFile(path)
      await renameDurably(path, pathOf(name))
    },
    async get(name) {
      const file = await open(pathOf(name), 'r').catch(absentAsUndefined)
      if (!file) return undefined
      const { size } = await file.stat()
      return { stream: file.createReadStream(), bytes: size }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      const entries = await opendir(folder).catch(absentAsUndefined)
      if (!entries) return
      let names: string[] = []
      for await (const { name } of entries) {
        if (isContentName(name)) names.push(name)
        if (names.length < LIST_SIZE) continue
        yield names
        names = []
      }
      yield names
    },
  }
}

/** The last door before a path is made. */
function ours(name: string): string {
  if (!isContentName(name)) throw new Error('a name that is not ours reached the store')
  return name
}

export function absentAsUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
