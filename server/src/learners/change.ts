/** Another username or name for a learner without an address: it is the organization's to say. */
import type { BodyOf } from '@atrium/contract/endpoint'
import type { Learner } from '@atrium/contract/people/learner'
import type { changeLearner } from '@atrium/contract/people/learners'
import { audit } from '#audit/audit.ts'
import { isUniqueViolation } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { nameMember } from '#members/names/own-names.ts'
import { nameUsers } from '#users/names/name-users.ts'
import type { LearnersContext } from './context.ts'
import { oneLearner } from './list.ts'
import { renameLearner, usernameIndex } from './queries.ts'
import { type AboutLearner, holdLearner } from './ways/change-way.ts'

/** What is left out stays. Refuses with `not_found` and `username_taken`. */
export async function change(
  { db, provider }: LearnersContext,
  { body, ...about }: AboutLearner & { body: BodyOf<typeof changeLearner> },
): Promise<Learner> {
  const { uid, actor, membership } = about
  const { organizationId } = membership
  const { username, given_name, family_name } = body
  try {
    return await db.transaction(async (tx) => {
      const isNamed = given_name !== undefined || family_name !== undefined
      const before = await oneLearner(tx, organizationId, uid)
      const givenName = given_name ?? before.given_name
      const familyName = family_name ?? before.family_name
      const displayName = familyName === '' ? givenName : `${givenName} ${familyName}`
      // The account before the rest, as everywhere.
      if (isNamed) await provider.changeAccount?.(tx, uid, { displayName })
      await holdLearner(tx, about)
      if (isNamed) {
        await nameUsers(tx, [{ uid, givenName, familyName, displayName }])
        await nameMember(tx, organizationId, uid, null)
      }
      if (username !== undefined) await renameLearner(tx, { organizationId, uid, username })
      const detail = { fields: Object.keys(body).join(' ') }
      await audit(tx, { actor: actor.uid, action: 'user.profile_changed', subject: uid, organizationId, detail })
      return oneLearner(tx, organizationId, uid)
    })
  } catch (error) {
    if (isUniqueViolation(error, usernameIndex))
      throw new Refusal('username_taken', { detail: 'another learner has it' })
    throw error
  }
}
