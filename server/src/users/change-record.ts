/** Changes a person's record: names, title, username, photo. */
import type { ProfileChange, User } from '@atrium/contract/users'
import { audit } from '#audit/audit.ts'
import type { Actor } from '#http/actor.ts'
import { changeAsOwner, countOwnerChange } from './owner-changes/change-as-owner.ts'
import { type Person, requireProfileAccess } from './profile-access.ts'
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
  actor: Actor,
  person: Person,
  change: ProfileChange,
): Promise<User> {
  const { db, ownerChanges } = context
  const { uid } = person
  if (uid !== actor.uid) await countOwnerChange(ownerChanges, actor, person)
  return usernameTakenAsRefusal(() =>
    db.transaction(async (tx) => {
      const { membership } = await requireProfileAccess(tx, actor, person)
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
