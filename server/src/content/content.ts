/** Uploaded images: puts the parts together for `app.ts`. */
import type { UploadedContent } from '@atrium/contract/content'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { FilePart } from '#http/form.ts'
import { Refusal } from '#http/refusal.ts'
import { createBoundedQueue } from '#limits/bounded-queue.ts'
import type { Limiter } from '#limits/limiter.ts'
import { createIncoming } from './incoming.ts'
import { publishImages, takeBack } from './publish.ts'
import { type Expected, type ReceivedImage, receiveImages, removeAll } from './receive.ts'
import type { ContentSettings } from './settings.ts'
import type { ContentStore } from './store.ts'
import { removeUnclaimed, removeUnknown } from './sweep.ts'

const DECODERS = 2
const MAX_WAITING = 30

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
  /** Removes what was published for nothing. */
  takeBack(published: UploadedContent[]): Promise<void>
  /** What has to be done when the server starts, and now and then: each by what it clears. */
  sweeps: Record<string, () => Promise<void>>
}

export function createContent({ db, limiter, settings, store, log }: ContentDependencies): Content {
  const { dataDir, databaseUrl, content } = settings
  // The embedded database holds the data folder for itself alone.
  const incoming = createIncoming(dataDir, { alone: databaseUrl === undefined })
  const queue = createBoundedQueue({
    concurrent: DECODERS,
    waiting: MAX_WAITING,
    refusal: () => new Refusal('unavailable', { detail: 'too many uploads at once' }),
  })
  const sweeping = { db, store, log }
  return {
    store,
    async receive({ actor, files, ...expected }, use) {
      const images = await receiveImages({ limiter, incoming, queue }, actor, files, expected)
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
