/** How records are looked for that are not kept any longer. */
import type { Hints } from '#db/planner-hints.ts'

/**
 * Along the index of a timeline, from its end. By itself the planner would collect all that is too old and sort it, or
 * read the whole table, for each batch anew: it takes a batch for a large part of what it has not counted yet.
 */
export const forgetHints: Hints = { bitmaps: false, sorts: false }
