/** Open requests to join, for whoever answers them. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { JoinRequest, listJoinRequests } from '@atrium/contract/organizations/joining'
import type { DatabaseContext, Queryable } from '#db/database.ts'
import type { Membership } from '#http/membership.ts'
import { knownLabels } from '#labels/labels.ts'
import { removedAmong } from '#members/join.ts'
import { countOpenRequests, openRequests } from './queries.ts'
import { endOf, openSince } from './times.ts'

type List = typeof listJoinRequests

/** One page, the oldest first. */
export async function requestsOf(
  { db }: DatabaseContext,
  { membership: { organizationId }, page, limit }: QueryOf<List> & { membership: Membership },
): Promise<AnswerOf<List>> {
  const since = openSince(new Date())
  const totalResults = await countOpenRequests(db, organizationId, since)
  const rows = await openRequests(db, organizationId, { since, limit, offset: (page - 1) * limit })
  const labels = await knownLabels(db, organizationId, [...new Set(rows.flatMap((row) => row.labels))])
  const uids = rows.map(({ uid }) => uid)
  const removed = await removedAmong(db, organizationId, uids)
  const results = rows.map((row): JoinRequest => {
    const { id, uid, displayName, username, email, domain, role, askedAt } = row
    return {
      id,
      user_id: uid,
      displayName,
      given_name: row.givenName,
      family_name: row.familyName,
      username,
      email,
      photoURL: row.photoUrl,
      domain,
      role,
      labels: labels.filter((label) => row.labels.includes(label.id)),
      askedAt: askedAt.toISOString(),
      endsAt: endOf(askedAt).toISOString(),
      wasRemoved: removed.has(uid),
    }
  })
  return { page, limit, results, totalPages: Math.ceil(totalResults / limit), totalResults }
}

/** How many wait; the caller has asked whether they may know. */
export function countRequests(db: Queryable, organizationId: string): Promise<number> {
  return countOpenRequests(db, organizationId, openSince(new Date()))
}
