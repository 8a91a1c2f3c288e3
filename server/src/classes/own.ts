/** The classes of whoever asks, past ones too. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { listOwnClasses } from '@atrium/contract/people/classes'
import type { DatabaseContext } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { offsetOf, pageOf } from '#members/memberships/memberships.ts'
import { ownClassCount, ownClassRows } from './queries-own.ts'

/** A page of them. Of a class that was deleted nothing is told, nor of one that somebody was taken out of. */
export async function ownClasses(
  { db }: DatabaseContext,
  { actor, membership, ...asked }: Asking & { page: number; limit: number },
): Promise<AnswerOf<typeof listOwnClasses>> {
  const whose = { organizationId: membership.organizationId, uid: actor.uid }
  const rows = await ownClassRows(db, whose, { limit: asked.limit, offset: offsetOf(asked) })
  const results = rows.map(({ archivedAt, ...shown }) => ({ ...shown, archivedAt: archivedAt?.toISOString() ?? null }))
  return pageOf(asked, results, await ownClassCount(db, whose))
}
