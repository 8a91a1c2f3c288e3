/** The list of an organization's learners without an address, and one of them as it shows them. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { Learner } from '@atrium/contract/people/learner'
import { maxWrongTries } from '@atrium/contract/people/learner-names'
import type { listLearners } from '@atrium/contract/people/learners'
import type { Queryable } from '#db/database.ts'
import { searchedFor } from '#db/fold-name.ts'
import { isUuid } from '#db/uuid.ts'
import type { Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { offsetOf, pageOf } from '#members/memberships/memberships.ts'
import type { LearnersContext } from './context.ts'
import { countLearners, learnerPage, type ListedLearner } from './queries.ts'

type List = typeof listLearners

/** A page of them, by username. A class that is no id has nobody. */
export async function list(
  { db, provider }: Pick<LearnersContext, 'db' | 'provider'>,
  { membership, class: classId, username, ...asked }: QueryOf<List> & { membership: Membership },
): Promise<AnswerOf<List>> {
  const offered = provider.learners !== undefined
  if (classId !== undefined && !isUuid(classId)) return { ...pageOf(asked, [], 0), offered }
  const selection = { organizationId: membership.organizationId, classId, part: searchedFor(username) }
  const rows = await learnerPage(db, selection, { limit: asked.limit, offset: offsetOf(asked) })
  return { ...pageOf(asked, rows.map(toLearner), await countLearners(db, selection)), offered }
}

/** One of them. Refuses with `not_found` for whoever is no learner of this organization. */
export async function oneLearner(q: Queryable, organizationId: string, uid: string): Promise<Learner> {
  const [row] = await learnerPage(q, { organizationId, uids: [uid] }, { limit: 1, offset: 0 })
  if (!row) throw new Refusal('not_found', { detail: 'no learner of this organization' })
  return toLearner(row)
}

export function toNamed({
  uid,
  username,
  givenName,
  familyName,
  displayName,
}: Omit<ListedLearner, 'photoUrl' | 'address'>) {
  return { user_id: uid, username, given_name: givenName, family_name: familyName, displayName }
}

function toLearner(row: ListedLearner): Learner {
  const { photoUrl, way, wrongTries, cardMadeAt, lastSignInAt, address } = row
  return {
    ...toNamed(row),
    photoURL: photoUrl,
    way,
    locked: way !== null && wrongTries >= maxWrongTries,
    cardMadeAt: cardMadeAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    address: address && {
      email: address.email,
      sentAt: address.sentAt.toISOString(),
      expiresAt: address.expiresAt.toISOString(),
    },
  }
}
