/** Creates or completes the caller's record. */
import type { BodyOf } from '@atrium/contract/endpoint'
import type { signUpUser, User } from '@atrium/contract/users'
import { audit } from '#audit/audit.ts'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { saveUser } from './queries.ts'
import { userAnswer } from './user-answer.ts'
import { usernameColumns, usernameTakenAsRefusal } from './username.ts'

/** Refuses with `username_taken`. */
export async function signUp(db: Database, actor: Actor, body: BodyOf<typeof signUpUser>): Promise<User> {
  const { given_name, family_name, displayName, username } = body
  return usernameTakenAsRefusal(() =>
    db.transaction(async (tx) => {
      const row = await saveUser(tx, actor.uid, {
        givenName: given_name,
        familyName: family_name,
        displayName: displayName ?? `${given_name} ${family_name}`,
        ...(username === undefined ? {} : usernameColumns(username)),
      })
      await audit(tx, { actor: actor.uid, action: 'user.signed_up', subject: actor.uid })
      return userAnswer(row)
    }),
  )
}
