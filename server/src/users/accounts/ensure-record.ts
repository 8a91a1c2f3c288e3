/** A record for whoever a hosted provider's token names: that provider tells of no account by itself. */
import { displayNameMaxLength } from '@atrium/contract/limits'
import { nameKey } from '@atrium/contract/rules/normalize'
import { fitName } from '@atrium/contract/rules/person-name'
import type { Database, Transaction } from '#db/database.ts'
import { holdAddresses, releaseEmail, saveUser, userByUid } from '#users/queries.ts'

/** What the provider knows of somebody, now or when it made their token. */
export interface KnownAccount {
  uid: string
  email: string | null
  displayName: string | null
}

/** Whether the record is there, knows the same address, and does not take the account for a missing one. */
export async function isRecorded(db: Database, { uid, email }: KnownAccount): Promise<boolean> {
  const row = await userByUid(db, uid)
  return row?.missingSince === null && row.emailKey === (email === null ? null : nameKey(email))
}

/** Writes only where the record is missing or knows another address. */
export async function ensureRecord(db: Database, { uid, email, displayName }: KnownAccount): Promise<void> {
  const emailKey = email === null ? null : nameKey(email)
  const row = await userByUid(db, uid)
  if (row && row.emailKey === emailKey) return
  await db.transaction(async (tx) => {
    if (emailKey !== null) await releaseEmail(tx, emailKey, uid)
    // The provider has rules of its own for names, and nobody can be asked to choose another one here.
    const name = fitName(displayName ?? '', displayNameMaxLength)
    await saveUser(tx, uid, { email, emailKey, ...(row || name === '' ? {} : { displayName: name }) })
  })
}

/** Of these addresses, by uid, those that the records know too: held so until the transaction ends. */
export async function holdRecorded(tx: Transaction, emails: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const held = new Map((await holdAddresses(tx, [...emails.keys()])).map(({ uid, emailKey }) => [uid, emailKey]))
  return new Map([...emails].filter(([uid, email]) => held.get(uid) === nameKey(email)))
}
