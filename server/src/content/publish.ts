/** Keeps images that were taken in, so that they can be shown, and takes them back. */
import type { UploadedContent } from '@atrium/contract/content'
import { audit } from '#audit/audit.ts'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { deleteUnclaimed, insertContents } from './queries.ts'
import type { ReceivedImage } from './receive.ts'
import type { ContentStore } from './stores/store.ts'

export interface Publishing {
  db: Database
  store: ContentStore
  /** Below which images are shown. */
  origin: string
}

/**
 * Rows first, files second: a crash in between leaves rows, and the clean-up goes by the rows. Of several
 * images all are there when this resolves, or none. Refuses with `unavailable` where the store does.
 */
export async function publishImages(
  { db, store, origin }: Publishing,
  actor: Actor,
  images: ReceivedImage[],
): Promise<UploadedContent[]> {
  const published = images.map(({ name }) => ({ bucket: store.bucket, name, url: `${origin}/${name}` }))
  try {
    await db.transaction(async (tx) => {
      await insertContents(
        tx,
        images.map(({ name, bytes }) => ({ name, bytes, uid: actor.uid })),
      )
      for (const { name, bytes } of images) {
        await audit(tx, { actor: actor.uid, action: 'content.uploaded', subject: name, detail: { bytes } })
      }
    })
    for (const { name, path } of images) await store.put(name, path)
    return published
  } catch (error) {
    await takeBack({ db, store }, published)
    throw error
  }
}

/**
 * For images whose use came to nothing, as far as is known: where the connection broke in the middle of a commit, it may
 * have been done. So the row goes first, as in the clean-up, and only where nothing shows the image; its file after it.
 * What fails here, or is still held by somebody, is left to the clean-up.
 */
export async function takeBack(
  { db, store }: Pick<Publishing, 'db' | 'store'>,
  published: Pick<UploadedContent, 'name'>[],
): Promise<void> {
  const names = published.map(({ name }) => name)
  const gone = await db.transaction((tx) => deleteUnclaimed(tx, { names })).catch(() => [])
  await Promise.allSettled(gone.map((name) => store.remove(name)))
}
