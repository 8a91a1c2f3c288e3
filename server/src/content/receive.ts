/** Takes images in: every file is written down first, then each is decoded and written anew. */
import { rm } from 'node:fs/promises'
import { fieldMessages } from '@atrium/contract/messages'
import type { Actor } from '#http/actor.ts'
import type { FilePart } from '#http/form.ts'
import { Refusal } from '#http/refusal.ts'
import type { BoundedQueue } from '#limits/bounded-queue.ts'
import type { Limiter } from '#limits/limiter.ts'
import { type Incoming, RefusedFile } from './incoming.ts'
import { newContentName } from './names.ts'
import { reencode } from './reencode.ts'

export interface Receiving {
  limiter: Limiter
  incoming: Incoming
  /** Few uploads at once, and fewer decoders. */
  queue: BoundedQueue
}

/** An image of ours that is not shown yet. */
export interface ReceivedImage {
  name: string
  path: string
  bytes: number
}

export interface Expected {
  /** The form's field; a refusal's sentence stands beside it. */
  field: string
  max: number
}

/**
 * Reads all files, which may be none. Refuses with `invalid_input` and a sentence for the field,
 * `too_many_requests`, `unavailable` while too many are at it, and with what the form refuses;
 * then nothing is left of any file.
 */
export async function receiveImages(
  { limiter, incoming, queue }: Receiving,
  actor: Actor,
  files: AsyncIterable<FilePart>,
  { field, max }: Expected,
): Promise<ReceivedImage[]> {
  const paths: string[] = []
  const newPath = async () => {
    const path = await incoming.newPath()
    paths.push(path)
    return path
  }
  const sources: string[] = []
  async function take(part: FilePart) {
    if (part.field !== field) {
      throw new Refusal('invalid_input', { fields: { [part.field]: fieldMessages.unknownField } })
    }
    if (sources.length === 0) await count(limiter, actor)
    if (sources.length === max) throw new RefusedFile('filesTooMany')
    const path = await newPath()
    sources.push(path)
    await incoming.write(part.stream, path)
  }
  async function decode(source: string): Promise<ReceivedImage> {
    const path = await newPath()
    const outcome = await queue.inTurn(() => reencode(source, path))
    await rm(source, { force: true })
    if ('refused' in outcome) throw new RefusedFile(outcome.refused)
    return { name: newContentName(), path, bytes: outcome.bytes }
  }

  const parts = files[Symbol.asyncIterator]()
  const images: ReceivedImage[] = []
  try {
    let part = await parts.next()
    if (part.done) return images
    await queue.admit(async () => {
      for (; !part.done; part = await parts.next()) await take(part.value)
      // Nobody's sending waits for a decoder: all is here by now.
      for (const source of sources) images.push(await decode(source))
    })
    return images
  } catch (error) {
    await removeAll(paths)
    if (error instanceof RefusedFile) {
      throw new Refusal('invalid_input', { detail: error.message, fields: { [field]: fieldMessages[error.sentence] } })
    }
    throw error
  }
}

export async function removeAll(paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}

async function count(limiter: Limiter, { uid }: Actor): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take({ limit: 'upload', subject: uid })
  if (!allowed) throw new Refusal('too_many_requests', { detail: 'upload', retryAfterSeconds })
}
