/** Writes what a record is changed to, with the account that signs in and the claim on the photo. */
import type { OwnChange } from '@atrium/contract/users'
import { claimContents, requireShowable } from '#content/claims.ts'
import type { Transaction } from '#db/database.ts'
import { userByUid, type UserChanges, type UserRow } from '#users/queries.ts'
import type { RecordContext } from './record-context.ts'
import { holdForUsername, saveWithUsername } from '#users/usernames/username.ts'

/**
 * Refuses with `username_taken`, and, where it is said who chose, with `invalid_input` as `requireShowable` does for
 * another photo than the record has. What is absent stays as it is.
 */
export async function writeRecord(
  tx: Transaction,
  { provider, settings: { productName } }: RecordContext,
  uid: string,
  change: Writable,
  { chosenBy }: { chosenBy?: string } = {},
): Promise<UserRow> {
  const { displayName, photoURL, username } = change
  const holder = `user:${uid}` as const
  const isOther = photoURL && chosenBy !== undefined && (await userByUid(tx, uid))?.photoUrl !== photoURL
  // The account before the record, as everywhere: two changes at once never wait for each other.
  if (username !== undefined) await provider.holdAccount?.(tx, uid)
  if (displayName !== undefined || photoURL !== undefined) {
    if (username !== undefined) await holdForUsername(tx, uid, username)
    await provider.changeAccount?.(tx, uid, {
      ...(displayName === undefined ? {} : { displayName }),
      ...(photoURL === undefined ? {} : { photoUrl: photoURL }),
    })
  }
  const row = await saveWithUsername(tx, uid, { username, productName }, columns(change))
  if (isOther) await requireShowable(tx, { holder, uid: chosenBy, chosen: { photoURL } })
  if (photoURL !== undefined) await claimContents(tx, holder, photoURL === null ? [] : [photoURL])
  return row
}

function columns(change: Writable): UserChanges {
  const { given_name, family_name, displayName, pronounce, photoURL, language } = change
  return {
    ...(given_name === undefined ? {} : { givenName: given_name }),
    ...(family_name === undefined ? {} : { familyName: family_name }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(pronounce === undefined ? {} : { pronounce }),
    ...(photoURL === undefined ? {} : { photoUrl: photoURL }),
    ...(language === undefined ? {} : { language }),
  }
}

/** Taken back, a username may be none again. */
export type Writable = Omit<OwnChange, 'username'> & { username?: string | null | undefined }
