/** Takes images in: every file is written down first, then each is decoded and written anew. */
import { rm } from 'node:fs/promises'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { Actor } from '#http/actor.ts'
import type { FilePart } from '#http/input/form.ts'
import { Refusal } from '#http/refusal.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { Sender, Senders } from '#limits/senders.ts'
import type { Turns } from '#limits/turns.ts'
import { reencode } from './images/reencode.ts'
import { type Incoming, RefusedFile } from './incoming.ts'
import { newContentName } from './names.ts'

export interface Receiving {
  limiter: Limiter
  incoming: Incoming
  /** Few uploads at once. */
  senders: Senders
  /** Fewer decoders, which accounts take turns at. */
  decoders: Turns
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
 * `too_many_requests`, `unavailable` while too many are at it, `malformed_request` for what comes too slowly,
 * and with what the form refuses; then nothing is left of any file.
 */
export async function receiveImages(
  { limiter, incoming, senders, decoders }: Receiving,
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
  async function take(part: FilePart, sender: Sender) {
    if (part.field !== field) {
      throw new Refusal('invalid_input', { fields: { [part.field]: fieldMessages.unknownField } })
    }
    if (sources.length === 0) await countAttempt(limiter, { limit: 'upload', subject: actor.uid })
    if (sources.length === max) throw new RefusedFile('filesTooMany')
    const path = await newPath()
    sources.push(path)
    sender.lost.catch((refusal: Error) => part.stream.destroy(refusal))
    await incoming.write(part.stream, path, sender.received).catch((error: unknown) => {
      // To ask for one once more would say nothing of what is wrong with the one that was chosen.
      const isEmpty = error instanceof RefusedFile && error.sentence === 'fileRequired'
      throw isEmpty && part.isChosen ? new RefusedFile('fileNotImage') : error
    })
  }
  async function decode(source: string): Promise<ReceivedImage> {
    const path = await newPath()
    const leave = await decoders.enter()
    const outcome = await reencode(source, path).finally(leave)
    await rm(source, { force: true })
    if ('refused' in outcome) throw new RefusedFile(outcome.refused)
    return { name: newContentName(), path, bytes: outcome.bytes }
  }

  const parts = files[Symbol.asyncIterator]()
  const images: ReceivedImage[] = []
  try {
    let part = await parts.next()
    if (part.done) return images
    await senders.admit(actor.uid, async (sender) => {
      for (; !part.done; part = await Promise.race([parts.next(), sender.lost])) await take(part.value, sender)
      sender.arrived()
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
