/** Forgets a person whose account is gone. */
import { claimContents } from '#content/claims.ts'
import type { Transaction } from '#db/database.ts'
import { lockUser, saveUser } from './queries.ts'

/** Holds a person whose account is about to go: until the transaction ends they join nothing and change nothing. */
export async function holdPerson(tx: Transaction, uid: string): Promise<void> {
  await lockUser(tx, uid)
}

/**
 * What says who it was goes, and address and username are free again. The row stays: what the person
 * did for organizations is told of somebody, if no longer of whom.
 */
export async function forgetPerson(tx: Transaction, uid: string): Promise<void> {
  await saveUser(tx, uid, {
    ...{ email: null, emailKey: null, username: null, usernameKey: null, photoUrl: null },
    ...{ givenName: '', familyName: '', displayName: '', pronounce: 'mr' },
  })
  await claimContents(tx, `user:${uid}`, [])
}
