/** SQL for links, which are invites for nobody by name. */
import { and, count, gt, isNull, ne, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { invites } from '#db/schema.ts'
import { type InviteTarget, isOf, isOpen } from './queries.ts'

/** How many there are beside this one: those that still lead somewhere, and those of the last day. */
export async function countLinks(tx: Queryable, target: InviteTarget, except?: string): Promise<number> {
  const others = except === undefined ? undefined : ne(invites.id, except)
  const own = and(isOf(target), isNull(invites.emailKey), others)
  // Each along an index of its own.
  const open = tx.select({ id: invites.id }).from(invites).where(and(own, isOpen))
  const young = gt(invites.createdAt, sql`now() - interval '1 day'`)
  const made = tx.select({ id: invites.id }).from(invites).where(and(own, young))
  const [row] = await tx.select({ count: count() }).from(union(open, made).as('links'))
  return row?.count ?? 0
}
