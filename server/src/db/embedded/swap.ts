/**
 * Puts what was made aside in the place of what is in the data folder, and keeps what was there.
 *
 * Several names cannot change at once, so what is to be done is written down first: whoever opens the folder next does
 * the rest of it. Until the note is there nothing has happened; from then on it is done, however often it is cut off.
 */
import { existsSync } from 'node:fs'
import { readFile, rename, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createDurably, makeFolder, syncFolder } from '#files/durable.ts'

const NOTE = 'swap.json'

export interface Swap {
  /** The folder with what comes in, by its name in the data folder; it goes when it is done. */
  from: string
  /** The folder into which goes what was there. */
  aside: string
  /** The names that change their places, where there is one coming in. */
  names: string[]
}

/** What comes in has to be on the disk. The data folder has to be locked, and its database closed. */
export async function swapIn(dataDir: string, swap: Swap): Promise<void> {
  await createDurably(join(dataDir, NOTE), JSON.stringify(swap))
  await finishSwap(dataDir)
}

/** Does what was begun and cut off; nothing where nothing was. */
export async function finishSwap(dataDir: string): Promise<void> {
  const note = join(dataDir, NOTE)
  if (!existsSync(note)) return
  const { from, aside, names } = JSON.parse(await readFile(note, 'utf8')) as Swap
  await makeFolder(join(dataDir, aside))
  for (const name of names) {
    const [coming, here, kept] = [join(dataDir, from, name), join(dataDir, name), join(dataDir, aside, name)]
    // Once it is in its place, nothing is coming any more.
    if (!existsSync(coming)) continue
    if (existsSync(here) && !existsSync(kept)) await rename(here, kept)
    await syncFolder(join(dataDir, aside))
    await rename(coming, here)
    await syncFolder(dataDir)
  }
  await rm(join(dataDir, from), { recursive: true, force: true })
  await unlink(note)
  await syncFolder(dataDir)
}
