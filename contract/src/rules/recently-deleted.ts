/** What was deleted and can still be restored, an organization as a publisher. */
import * as z from 'zod/mini'

export const recentlyDeleted = {
  /** ISO 8601. */
  deletedAt: z.string(),
  /** When it is erased for good. */
  restorableUntil: z.string(),
}

/** At most so many of a kind are listed, those first that are erased last. */
export const recentlyDeletedListed = 100
