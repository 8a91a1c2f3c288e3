/** Writes an archive: whole under its name, or not at all. */
import { existsSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { createTarPacker } from 'modern-tar'
import { BackupError } from '#backup/backup-error.ts'
import { renameDurably } from '#files/durable.ts'
import { withTrailer } from './checksum.ts'
import { encrypterFor, type Locks } from './encryption.ts'

const PRIVATE_FILE = 0o600

export interface ArchiveWriter {
  /** One entry after the other: each resolves once the next may come. */
  add(name: string, content: Uint8Array): Promise<void>
  /** An entry of a size that is known, from a stream. */
  addStream(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<void>
  /** On the disk, and under its name. */
  finish(): Promise<void>
  /** Takes away what there is of it. Answers why it could not be written, where that is what went wrong. */
  abandon(): Promise<BackupError | undefined>
}

/** Refuses with `BackupError` where the file is there already, or may not be written. */
export async function createArchive(file: string, locks: Locks): Promise<ArchiveWriter> {
  if (existsSync(file)) throw new BackupError(`${file} is there already: an archive is never written over.`)
  const encrypter = encrypterFor(locks)
  const unfinished = `${file}.partial`
  const target = await openForWriting(unfinished)
  const { readable, controller } = createTarPacker()
  const closed = readable.pipeThrough(withTrailer())
  const sealed = encrypter ? await encrypter.encrypt(closed) : closed
  const written = writeAll(sealed, target)
  // Whoever adds hears of it.
  written.catch(() => {})
  /** A disk that is full ends the writing, and nobody takes what is added from then on. */
  const orFailed = <T>(work: Promise<T>) => Promise.race([work, written.then(() => work)])

  const addStream: ArchiveWriter['addStream'] = async (name, size, content) => {
    const writer = controller.add({ name, size, mode: PRIVATE_FILE, mtime: new Date(0) }).getWriter()
    for await (const chunk of content) await orFailed(writer.write(chunk))
    await orFailed(writer.close())
  }
  return {
    addStream,
    add: (name, content) =>
      addStream(
        name,
        content.byteLength,
        (async function* () {
          yield content
        })(),
      ),
    async finish() {
      controller.finalize()
      await written
      await target.sync()
      await target.close()
      await renameDurably(unfinished, file)
    },
    async abandon() {
      controller.error(new Error('abandoned'))
      // Whoever added may have heard of it as of something that was broken off.
      const why = await written.then(
        () => undefined,
        (cause: NodeJS.ErrnoException) => (cause.code === 'ENOSPC' ? cause : undefined),
      )
      await target.close().catch(() => {})
      await rm(unfinished, { force: true })
      return why && new BackupError(`The disk of ${file} is full: there is no archive.`, { cause: why })
    },
  }
}

async function writeAll(stream: ReadableStream<Uint8Array>, target: FileHandle): Promise<void> {
  for await (const chunk of stream) await target.writeFile(chunk)
}

async function openForWriting(path: string): Promise<FileHandle> {
  try {
    // One that an earlier run left behind is nobody's.
    return await open(path, 'w', PRIVATE_FILE)
  } catch (cause) {
    throw new BackupError(`${path} cannot be written: its folder has to be there, and to be yours.`, { cause })
  }
}
