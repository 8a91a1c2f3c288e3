/** Another username or name for a learner without an address: it is the organization's to say. */
import type { BodyOf } from '@atrium/contract/endpoint'
import type { Learner } from '@atrium/contract/people/learner'
import type { changeLearner } from '@atrium/contract/people/learners'
import { wholeName } from '@atrium/contract/rules/name-order'
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit } from '#audit/audit.ts'
import { isUniqueViolation, type Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { holdPeople } from '#members/change-members.ts'
import { nameMember } from '#members/names/own-names.ts'
import { alikeKey } from '#names/alike-key.ts'
import { nameUsers } from '#users/names/name-users.ts'
import type { LearnersContext } from './context.ts'
import { oneLearner } from './list.ts'
import { renameLearner, takenKeys, usernameIndex } from './queries.ts'
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
      const displayName = wholeName({ given_name: givenName, family_name: familyName })
      // The account before the rest, as everywhere.
      if (isNamed) await provider.changeAccount?.(tx, uid, { displayName })
      // One after the other: no index decides between two that are alike.
      if (username !== undefined) await holdPeople(tx, organizationId)
      await holdLearner(tx, about)
      if (isNamed) {
        await nameUsers(tx, [{ uid, givenName, familyName, displayName }])
        await nameMember(tx, organizationId, uid, null)
      }
      if (username !== undefined) {
        await refuseTakenFor(tx, { organizationId, uid, username, before: before.username })
        await renameLearner(tx, { organizationId, uid, username })
      }
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

interface Renaming {
  organizationId: string
  uid: string
  username: string
  before: string
}

/** Whoever has one of two that are alike, from before that was asked, keeps it and may write it otherwise. */
async function refuseTakenFor(tx: Transaction, { organizationId, uid, username, before }: Renaming): Promise<void> {
  if (nameKey(username) === nameKey(before)) return
  const taken = await takenKeys(tx, organizationId, [alikeKey(nameKey(username))], uid)
  if (taken.size > 0) throw new Refusal('username_taken', { detail: 'another learner has it, or one that is alike' })
}
