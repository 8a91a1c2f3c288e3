/** Creates or completes the caller's record. */
import type { BodyOf } from '@atrium/contract/endpoint'
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { wholeName } from '@atrium/contract/rules/name-order'
import type { signUpUser, User } from '@atrium/contract/users'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { RecordContext } from './changing/record-context.ts'
import { speakTo } from './queries.ts'
import { userAnswer } from './user-answer.ts'
import { freeOldestUsernames, saveWithUsername, usernameTakenAsRefusal } from './usernames/username.ts'

/**
 * A username and the language of the page for whoever takes an account along that an organization had made; their names
 * stay. In the transaction that makes it theirs. Refuses with `username_taken`, in a race too inside
 * `usernameTakenAsRefusal`.
 */
export async function completeRecord(
  tx: Transaction,
  uid: string,
  { username, productName, language }: { username: string; productName: string; language: Language },
): Promise<void> {
  await saveWithUsername(tx, uid, { username, productName }, {})
  if (language !== defaultLanguage) await speakTo(tx, uid, language)
}

/** `language` is that of the page: whoever has set none is written to in it. Refuses with `username_taken`. */
export async function signUp(
  {
    db,
    provider,
    settings: { productName },
  }: DatabaseContext & { provider: Pick<RecordContext['provider'], 'holdAccount'>; settings: { productName: string } },
  { actor, language, ...body }: BodyOf<typeof signUpUser> & { actor: Actor; language: Language },
): Promise<User> {
  const { given_name, family_name, displayName, username } = body
  return usernameTakenAsRefusal(() =>
    db.transaction(async (tx) => {
      const names = {
        givenName: given_name,
        familyName: family_name,
        displayName: displayName ?? wholeName({ given_name, family_name }, language),
      }
      await provider.holdAccount?.(tx, actor.uid)
      const row = await saveWithUsername(tx, actor.uid, { username, productName }, names)
      await freeOldestUsernames(tx, actor.uid)
      if (language !== defaultLanguage) await speakTo(tx, actor.uid, language)
      await audit(tx, { actor: actor.uid, action: 'user.signed_up', subject: actor.uid })
      return userAnswer(row)
    }),
  )
}
