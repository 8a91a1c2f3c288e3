/** Forgets a person whose account is gone. */
import type { Transaction } from '#db/database.ts'
import { saveUser } from './queries.ts'

/**
 * What says who it was goes, and address and username are free again. The row stays: what the person
 * did for organizations is told of somebody, if no longer of whom.
 */
export async function forgetPerson(tx: Transaction, uid: string): Promise<void> {
  await saveUser(tx, uid, {
    ...{ email: null, emailKey: null, username: null, usernameKey: null, photoUrl: null },
    ...{ givenName: '', familyName: '', displayName: '', pronounce: 'mr' },
  })
}
