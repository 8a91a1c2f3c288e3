/** Keeps a person's record in step with the account that signs them in. */
import type { Transaction } from '#db/database.ts'
import { saveUser } from './queries.ts'

export interface SavedAccount {
  uid: string
  email: string | null
  emailKey: string | null
  displayName: string | null
  photoUrl: string | null
}

/** Runs in the transaction that creates or changes the account: there is never one without the other. */
export async function recordAccount(tx: Transaction, account: SavedAccount): Promise<void> {
  const { uid, email, emailKey, displayName, photoUrl } = account
  await saveUser(tx, uid, { email, emailKey, photoUrl, ...(displayName === null ? {} : { displayName }) })
}
