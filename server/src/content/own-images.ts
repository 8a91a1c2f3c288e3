/** Images that somebody uploaded, or that show them, for their archive. */
import type { Database } from '#db/database.ts'
import { inPages } from '#db/own-data.ts'
import { ownImagePage } from './queries-own-data.ts'

export interface OwnImage {
  /** As the store knows it. */
  name: string
  bytes: number
  createdAt: Date
}

/** The columns by which tables know whose an image is (`OwnData.of`). */
export const ownImageColumns = ['contents.uid', 'content_claims.holder']

/** The latest first. */
export function ownImages(db: Database, uid: string): AsyncGenerator<OwnImage> {
  return inPages((page) => ownImagePage(db, uid, page))
}
