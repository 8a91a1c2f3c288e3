/** Changes a person's record: names, title, username, photo. */
import type { ProfileChange, User } from '@atrium/contract/users'
import { audit } from '#audit/audit.ts'
import { claimContents } from '#content/claims.ts'
import type { Database, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { UserChanges } from './queries.ts'
import { type Person, requireReach } from './reach.ts'
import { userAnswer } from './user-answer.ts'
import { saveWithUsername, usernameTakenAsRefusal } from './username.ts'

/** Keeps the account that signs somebody in in step with their record; absent where a provider keeps its own. */
export type ChangeAccount = (
  tx: Transaction,
  uid: string,
  changes: { displayName?: string; photoUrl?: string | null },
) => Promise<void>

export interface RecordContext {
  db: Database
  /** Its name is nobody's username. */
  productName: string
  changeAccount?: ChangeAccount | undefined
}

/**
 * Record, account, the claim on the photo and the audit record in one transaction. Refuses with what
 * `requireReach` does, and `username_taken`.
 */
export async function changeRecord(
  { db, productName, changeAccount }: RecordContext,
  actor: Actor,
  person: Person,
  change: ProfileChange,
): Promise<User> {
  const { uid } = person
  const { displayName, photoURL, username } = change
  return usernameTakenAsRefusal(() =>
    db.transaction(async (tx) => {
      const { organizationId } = await requireReach(tx, actor, person)
      // The account before the record, as everywhere: two changes at once never wait for each other.
      if (displayName !== undefined || photoURL !== undefined) {
        await changeAccount?.(tx, uid, {
          ...(displayName === undefined ? {} : { displayName }),
          ...(photoURL === undefined ? {} : { photoUrl: photoURL }),
        })
      }
      const row = await saveWithUsername(tx, uid, { username, productName }, columns(change))
      if (photoURL !== undefined) await claimContents(tx, `user:${uid}`, photoURL === null ? [] : [photoURL])
      await audit(tx, {
        actor: actor.uid,
        action: 'user.profile_changed',
        subject: uid,
        ...(organizationId === undefined ? {} : { organizationId }),
        detail: { fields: Object.keys(change).join(' ') },
      })
      return userAnswer(row)
    }),
  )
}

/** What is absent stays as it is. */
function columns({ given_name, family_name, displayName, pronounce, photoURL }: ProfileChange): UserChanges {
  return {
    ...(given_name === undefined ? {} : { givenName: given_name }),
    ...(family_name === undefined ? {} : { familyName: family_name }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(pronounce === undefined ? {} : { pronounce }),
    ...(photoURL === undefined ? {} : { photoUrl: photoURL }),
  }
}
