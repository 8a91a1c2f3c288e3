/** Puts images into a store that has some already: names are random and never used again, so one that is there is right. */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import type { ContentStore } from '#content/stores/store.ts'
import type { Target } from './load-archive.ts'

/** `folder` holds each for a moment, on the file system of a store that is a folder. */
export async function storeTarget(store: ContentStore, folder: string): Promise<Target['putImage']> {
  const there = new Set<string>()
  for await (const names of store.list()) for (const name of names) there.add(name)
  return async (name, content) => {
    if (there.has(name)) return void (await buffer(content))
    const arriving = join(folder, 'arriving')
    await pipeline(Readable.from(content), createWriteStream(arriving))
    await store.put(name, arriving)
  }
}
