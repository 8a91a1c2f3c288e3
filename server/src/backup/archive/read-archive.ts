/** Reads an archive, and finds every byte that is not as it was written. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createTarDecoder } from 'modern-tar'
import * as z from 'zod'
import { BackupError } from '#backup/backup-error.ts'
import { withoutTrailer } from './checksum.ts'
import { AGE_START, decrypterFor, type Unlocks } from './encryption.ts'
import { ARCHIVE_FORMAT, type ArchiveHeader, archiveHeader, entryNames } from './format.ts'

/** Where a tar file says that it is one. */
const TAR_MAGIC = { at: 257, text: 'ustar' }
const AT_ONCE = 1 << 18

export interface ArchiveEntry {
  name: string
  size: number
  /** To be read before the next entry is asked for. */
  content: AsyncIterable<Uint8Array>
}

export interface ArchiveReader {
  readonly header: ArchiveHeader
  readonly encrypted: boolean
  /** The entries behind the header, in their order. */
  entries(): AsyncIterable<ArchiveEntry>
}

/**
 * Reads all of it once, so that nothing begins with what is damaged. Throws `BackupError`, whose message says what it
 * is: no archive, damaged or cut off, encrypted for another key, or made by a newer version of the product.
 */
export async function openArchive(file: string, unlocks: Unlocks): Promise<ArchiveReader> {
  const start = await readStart(file)
  const encrypted = start.subarray(0, AGE_START.length).equals(AGE_START)
  const { at, text } = TAR_MAGIC
  if (!encrypted && start.toString('latin1', at, at + text.length) !== text) {
    throw new BackupError(`${file} is no backup of this product, or it is damaged at its start.`)
  }
  const plain = () => openPlain(file, encrypted ? unlocks : undefined)
  await (await plain()).pipeTo(new WritableStream())
  const [first] = await readFirst(plain)
  return { header: readHeader(first, file), encrypted, entries: () => entriesOf(plain, file) }
}

const damaged = (file: string, cause?: unknown) =>
  new BackupError(`${file} is damaged or was cut off: its checksum is not right. Use another backup.`, { cause })

async function readStart(file: string): Promise<Buffer> {
  const source = await open(file, 'r').catch((cause: unknown) => {
    throw new BackupError(`${file} cannot be read.`, { cause })
  })
  try {
    const { bytesRead, buffer } = await source.read(Buffer.alloc(TAR_MAGIC.at * 2), 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await source.close()
  }
}

/** What is in it, decrypted, without its trailer; ends with `BackupError` at the first thing that is wrong. */
async function openPlain(file: string, unlocks: Unlocks | undefined): Promise<ReadableStream<Uint8Array>> {
  const stored = Readable.toWeb(createReadStream(file, { highWaterMark: AT_ONCE })) as ReadableStream<Uint8Array>
  const opened = unlocks ? await decrypted(stored, unlocks, file) : stored
  return toldAs(opened.pipeThrough(withoutTrailer(() => damaged(file))), file)
}

async function decrypted(stored: ReadableStream<Uint8Array>, unlocks: Unlocks, file: string) {
  const decrypter = decrypterFor(unlocks, file)
  try {
    return await decrypter.decrypt(stored)
  } catch (cause) {
    await stored.cancel().catch(() => {})
    if (/identit|passphrase|recipient/i.test((cause as Error).message)) {
      throw new BackupError(`${file} does not open with this passphrase or key.`, { cause })
    }
    throw damaged(file, cause)
  }
}

/** Whatever a library says of what it reads: it is the archive that is not right. */
function toldAs(stream: ReadableStream<Uint8Array>, file: string): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error(error instanceof BackupError ? error : damaged(file, error))
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

async function* entriesOf(plain: () => Promise<ReadableStream<Uint8Array>>, file: string) {
  let isFirst = true
  try {
    for await (const { header, body } of (await plain()).pipeThrough(createTarDecoder({ strict: true }))) {
      if (isFirst) await buffer(body)
      else yield { name: header.name, size: header.size, content: body }
      isFirst = false
    }
  } catch (error) {
    if (error instanceof TypeError || (error as Error).message.startsWith('Invalid tar')) throw damaged(file, error)
    throw error
  }
}

/** The first entry's name and content. */
async function readFirst(
  plain: () => Promise<ReadableStream<Uint8Array>>,
): Promise<[{ name: string; text: string } | undefined]> {
  for await (const { header, body } of (await plain()).pipeThrough(createTarDecoder())) {
    return [{ name: header.name, text: (await buffer(body)).toString('utf8') }]
  }
  return [undefined]
}

function readHeader(first: { name: string; text: string } | undefined, file: string): ArchiveHeader {
  if (first?.name !== entryNames.header) throw new BackupError(`${file} is no backup of this product.`)
  const raw: unknown = JSON.parse(first.text)
  const format = z.looseObject({ format: z.int() }).safeParse(raw)
  if (format.success && format.data.format > ARCHIVE_FORMAT) {
    throw new BackupError(`${file} was made by a newer version of the product: restore it with that one.`)
  }
  const header = archiveHeader.safeParse(raw)
  if (!header.success) throw new BackupError(`${file} is no backup that this version of the product reads.`)
  return header.data
}
