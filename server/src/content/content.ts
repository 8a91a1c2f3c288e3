/** Uploaded images: puts the parts together for `app.ts`. */
import type { UploadedContent } from '@atrium/contract/content'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { FilePart } from '#http/input/form.ts'
import type { Limiter } from '#limits/limiter.ts'
import { createSenders } from '#limits/senders.ts'
import { createTurns } from '#limits/turns.ts'
import { createIncoming } from './incoming.ts'
import { publishImages, takeBack } from './publish.ts'
import { type Expected, type ReceivedImage, receiveImages, removeAll } from './receive.ts'
import type { ContentSettings } from './settings.ts'
import type { ContentStore } from './stores/store.ts'
import { removeUnclaimed, removeUnknown } from './sweep.ts'

const DECODERS = 2
/** As long as every place of an upload may take, one picture after the other, with room to spare. */
const DECODER_PATIENCE_MS = 300_000
const KIBIBYTE = 1024
const SENDERS = {
  places: 64,
  each: 12,
  bytesPerSecond: { slow: 64 * KIBIBYTE, least: 2 * KIBIBYTE },
  graceMs: { slow: 2_000, least: 10_000 },
}

export interface ContentDependencies {
  db: Database
  limiter: Limiter
  settings: { dataDir: string; databaseUrl: string | undefined; content: Pick<ContentSettings, 'origin'> }
  store: ContentStore
  log: Pick<Logger, 'error'>
}

export interface IncomingFiles extends Expected {
  actor: Actor
  files: AsyncIterable<FilePart>
}

export interface Content {
  store: ContentStore
  /** Takes images in (see `receiveImages`) and has them used; what was not published by then is gone afterwards. */
  receive<T>(incoming: IncomingFiles, use: (images: ReceivedImage[]) => Promise<T>): Promise<T>
  /** See `publishImages`. */
  publish(actor: Actor, images: ReceivedImage[]): Promise<UploadedContent[]>
  /** Removes what was published for nothing: see `takeBack` of publish.ts. */
  takeBack(published: UploadedContent[]): Promise<void>
  /** What has to be done when the server starts, and now and then: each by what it clears. */
  sweeps: Record<string, () => Promise<void>>
}

export function createContent({ db, limiter, settings, store, log }: ContentDependencies): Content {
  const { dataDir, databaseUrl, content } = settings
  // The embedded database holds the data folder for itself alone.
  const incoming = createIncoming(dataDir, { alone: databaseUrl === undefined })
  const senders = createSenders(SENDERS)
  const decoders = createTurns({
    places: DECODERS,
    each: DECODERS,
    waiting: { each: SENDERS.places, all: SENDERS.places },
    patienceMs: { own: DECODER_PATIENCE_MS, others: DECODER_PATIENCE_MS },
  })
  const sweeping = { db, store, log }
  return {
    store,
    async receive({ actor, files, ...expected }, use) {
      const images = await receiveImages({ limiter, incoming, senders, decoders }, actor, files, expected)
      try {
        return await use(images)
      } finally {
        await removeAll(images.map(({ path }) => path))
      }
    },
    publish: (actor, images) => publishImages({ db, store, origin: content.origin }, actor, images),
    takeBack: (published) => takeBack({ db, store }, published),
    sweeps: {
      'left-over uploads': () => incoming.sweep(new Date()),
      'images that nothing shows': () => removeUnclaimed(sweeping),
      'images without a row': () => removeUnknown(sweeping),
    },
  }
}
