/** Keeps a person's record in step with the account that signs them in. */
import { defaultLanguage } from '@atrium/contract/languages'
import { claimContents } from '#content/claims.ts'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { sdkPageLanguage } from '#http/languages/asked-language.ts'
import { noDeletion } from '#users/deletion/no-deletion.ts'
import { saveUser, userByUid } from '#users/queries.ts'

export interface SavedAccount {
  uid: string
  email: string | null
  emailKey: string | null
  displayName: string | null
  photoUrl: string | null
  /** Whether the account's own name and photo were others before. */
  changed: { displayName: boolean; photoUrl: boolean }
}

/**
 * Runs in the transaction that creates or changes the account: there is never one without the other.
 * Name and photo are the person's own: the account's are taken where the record has none, or when they
 * changed in the account itself, and a sign-in brings nothing back. An account that is made again under the uid of one
 * that is gone, or was missing at the provider before, as an import can, is there again.
 */
export async function recordAccount(tx: Transaction, account: SavedAccount): Promise<void> {
  const { uid, email, emailKey, displayName, photoUrl, changed } = account
  const record = await userByUid(tx, uid)
  const takesName = displayName !== null && (changed.displayName || !record?.displayName)
  // An account that is made on a page in another language is written to in it.
  const language = record ? undefined : sdkPageLanguage()
  const takesPhoto = changed.photoUrl || (photoUrl !== null && record?.photoUrl == null)
  // An address that is written is held against everybody who holds the person, and may hold a session that this has
  // ended by now: one that is the same stays as it is (docs/decisions/0102).
  const isSame = record !== undefined && record.email === email && record.emailKey === emailKey
  const isBack = record !== undefined && record.missingSince !== null
  await saveUser(tx, uid, {
    goneAt: null,
    ...(isBack ? noDeletion : {}),
    ...(isSame ? {} : { email, emailKey }),
    ...(takesName ? { displayName } : {}),
    ...(takesPhoto ? { photoUrl } : {}),
    ...(language === undefined || language === defaultLanguage ? {} : { language }),
  })
  if (isBack) await audit(tx, { actor: uid, action: 'account.deletion_withdrawn', subject: uid })
  if (takesPhoto) await claimContents(tx, `user:${uid}`, photoUrl === null ? [] : [photoUrl], { uid })
}
