/** Creates or completes the caller's record. */
import type { BodyOf } from '@atrium/contract/endpoint'
import type { signUpUser, User } from '@atrium/contract/users'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { userAnswer } from './user-answer.ts'
import { saveWithUsername, usernameTakenAsRefusal } from './usernames/username.ts'

/** Refuses with `username_taken`. */
export async function signUp(
  { db, settings: { productName } }: DatabaseContext & { settings: { productName: string } },
  { actor, ...body }: BodyOf<typeof signUpUser> & { actor: Actor },
): Promise<User> {
  const { given_name, family_name, displayName, username } = body
  return usernameTakenAsRefusal(() =>
    db.transaction(async (tx) => {
      const names = {
        givenName: given_name,
        familyName: family_name,
        displayName: displayName ?? `${given_name} ${family_name}`,
      }
      const row = await saveWithUsername(tx, actor.uid, { username, productName }, names)
      await audit(tx, { actor: actor.uid, action: 'user.signed_up', subject: actor.uid })
      return userAnswer(row)
    }),
  )
}
