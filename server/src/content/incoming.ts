/** Files on their way in: each is written down as it arrives, unless it cannot be an image or is too large. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { uploadMaxBytes } from '@atrium/contract/limits'
import type { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { makeFolder } from '#files/durable.ts'
import { looksLikeImage, SNIFF_BYTES } from './images/image-type.ts'
import { absentAsUndefined } from './stores/disk-store.ts'

const FOLDER = 'uploads-in-progress'
/** No upload takes so long: what is older was left behind by a process that ended. */
const LEFT_BEHIND_MS = HOUR_MS

export type FileMessage = keyof typeof fieldMessages & `file${string}`

/** Why a file is not taken, as the name of its field message. */
export class RefusedFile extends Error {
  readonly sentence: FileMessage
  constructor(sentence: FileMessage) {
    super(sentence)
    this.sentence = sentence
  }
}

export interface Incoming {
  /** A path where nothing is yet. */
  newPath(): Promise<string>
  /** Writes the stream down and tells of its bytes as they come. Throws `RefusedFile`; the half of a file that it leaves is the caller's to remove. */
  write(stream: Readable, path: string, received?: (bytes: number) => void): Promise<void>
  /** Removes what processes left behind that are no more. */
  sweep(now: Date): Promise<void>
}

/** `alone`: no other process uses the data folder, so whatever is not ours was left behind. */
export function createIncoming(dataDir: string, { alone }: { alone: boolean }): Incoming {
  const parent = join(dataDir, FOLDER)
  const own = randomUUID()
  return {
    async newPath() {
      await makeFolder(join(parent, own))
      return join(parent, own, randomUUID())
    },
    write: (stream, path, received = () => {}) =>
      pipeline(stream, inspected(received), createWriteStream(path, { flags: 'wx' })),
    async sweep(now) {
      const folders = (await readdir(parent).catch(absentAsUndefined)) ?? []
      for (const folder of folders.filter((name) => name !== own)) {
        if (alone) await rm(join(parent, folder), { recursive: true, force: true })
        else await removeOld(join(parent, folder), now)
      }
    },
  }
}

/** Passes on what may be an image of an allowed size, and fails with `RefusedFile` as soon as it cannot be. */
function inspected(received: (bytes: number) => void): Transform {
  let bytes = 0
  let head: Buffer | undefined = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      received(chunk.length)
      if (bytes > uploadMaxBytes) return done(new RefusedFile('fileTooLarge'))
      if (head === undefined) return done(null, chunk)
      head = Buffer.concat([head, chunk])
      if (head.length < SNIFF_BYTES) return done()
      if (!looksLikeImage(head)) return done(new RefusedFile('fileNotImage'))
      this.push(head)
      head = undefined
      done()
    },
    flush(done) {
      if (bytes === 0) return done(new RefusedFile('fileRequired'))
      if (head !== undefined && !looksLikeImage(head)) return done(new RefusedFile('fileNotImage'))
      done(null, head)
    },
  })
}

async function removeOld(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder).catch(absentAsUndefined)) ?? []
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(absentAsUndefined)
    if (found && now.getTime() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
  // Stays while it holds something.
  await rmdir(folder).catch(() => {})
}
