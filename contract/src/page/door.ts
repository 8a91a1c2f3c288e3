/** What the pages at the door show of the organization that somebody comes from: its own, and nobody else's. */
import * as z from 'zod/mini'

export const door = z.strictObject({ displayName: z.string(), logo_url: z.string() })
export type Door = z.output<typeof door>
