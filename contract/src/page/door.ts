/** What the pages at the door show of the organization that somebody comes from: its own, and nobody else's. */
import * as z from 'zod/mini'

export const door = z.strictObject({
  displayName: z.string(),
  logo_url: z.string(),
  /** Where its learners sign in, on these pages; absent where it has none. */
  learners: z.optional(z.string()),
})
export type Door = z.output<typeof door>
