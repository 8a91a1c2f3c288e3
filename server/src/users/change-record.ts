/** Changes a person's record: names, title, username, photo. */
import type { ProfileChange, User } from '@atrium/contract/users'
import { audit } from '#audit/audit.ts'
import { requireRoleStill } from '#members/membership.ts'
import { changeAsOwner, countOwnerChange } from './owner-changes/change-as-owner.ts'
import { type RecordAsked, requireProfileAccess } from './profile-access.ts'
import type { RecordContext } from './record-context.ts'
import { userAnswer } from './user-answer.ts'
import { usernameTakenAsRefusal } from './usernames/username.ts'
import { writeRecord } from './write-record.ts'

/**
 * Record, account, the claim on the photo and the audit record in one transaction. Refuses with what
 * `requireProfileAccess` does, and `username_taken`; where an owner asks, as `changeAsOwner` does, and with
 * `too_many_requests`.
 */
export async function changeRecord(
  context: RecordContext,
  { change, ...asked }: RecordAsked & { change: ProfileChange },
): Promise<User> {
  const { db } = context
  const { actor, uid } = asked
  if (uid !== actor.uid) await countOwnerChange(context, asked)
  return usernameTakenAsRefusal(() =>
    db.transaction(async (tx) => {
      const { membership } = await requireProfileAccess(tx, asked)
      if (membership) await requireRoleStill(tx, { actor, membership })
      if (membership) return changeAsOwner(tx, context, { actor, membership, uid, change })
      const row = await writeRecord(tx, context, uid, change)
      await audit(tx, {
        ...{ actor: actor.uid, action: 'user.profile_changed', subject: uid },
        detail: { fields: Object.keys(change).join(' ') },
      })
      return userAnswer(row)
    }),
  )
}
