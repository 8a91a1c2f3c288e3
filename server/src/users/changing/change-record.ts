/** Changes a person's record: names, title, username, photo, and one's own language. */
import type { OwnChange, OwnUser, ProfileChange, User } from '@atrium/contract/users'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { requireRoleStill } from '#members/membership.ts'
import { beforeOwnerChange, changeAsOwner } from '#users/owner-changes/change-as-owner.ts'
import { type RecordAsked, requireProfileAccess } from '#users/profile-access.ts'
import type { RecordContext } from './record-context.ts'
import type { UserRow } from '#users/queries.ts'
import { ownAnswer, userAnswer } from '#users/user-answer.ts'
import { freeOldestUsernames, usernameTakenAsRefusal } from '#users/usernames/username.ts'
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
  const standing = uid === actor.uid ? undefined : await beforeOwnerChange(context, asked)
  return usernameTakenAsRefusal(() =>
    db.transaction(async (tx) => {
      // The account before its person, as everywhere.
      if (uid !== actor.uid) await context.provider.holdAccount?.(tx, uid)
      const stands = (await standing?.(tx)) ?? false
      const { membership } = await requireProfileAccess(tx, asked)
      if (membership) await requireRoleStill(tx, { actor, membership })
      if (membership) return changeAsOwner(tx, context, { actor, membership, uid, change, stands })
      return userAnswer(await changeOwn(tx, context, { actor, change }))
    }),
  )
}

/** The same of one's own, which has more. Refuses with `username_taken`. */
export async function changeOwnRecord(
  context: RecordContext,
  own: { actor: Actor; change: OwnChange },
): Promise<OwnUser> {
  return usernameTakenAsRefusal(() =>
    context.db.transaction(async (tx) => ownAnswer(await changeOwn(tx, context, own))),
  )
}

async function changeOwn(
  tx: Transaction,
  context: RecordContext,
  { actor: { uid }, change }: { actor: Actor; change: OwnChange },
): Promise<UserRow> {
  const row = await writeRecord(tx, context, uid, change, { chosenBy: uid })
  if (change.username !== undefined) await freeOldestUsernames(tx, uid)
  await audit(tx, {
    actor: uid,
    action: 'user.profile_changed',
    subject: uid,
    detail: { fields: Object.keys(change).join(' ') },
  })
  return row
}
