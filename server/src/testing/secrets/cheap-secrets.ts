/** What costs tests most of a new server: a key to sign tokens with, and hashes of passwords. Nothing here is safe. */
import type { Database } from '#db/database.ts'
import { signingKeys } from '#db/schema.ts'
import type { PasswordCost } from '#identity/embedded/passwords/hash-threads.ts'
import { createSigningKeys } from '#identity/embedded/tokens/signing-keys.ts'
import { testSecrets } from './secrets.ts'

/** A fraction of a millisecond. */
export const cheapPasswords: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

let made: typeof signingKeys.$inferSelect | undefined

/**
 * Gives a database that has none the key that the first one of this process made: to find two primes takes longer than
 * most tests. Before the server is made, which makes one where there is none.
 */
export async function giveSigningKey(db: Database): Promise<void> {
  if (made) {
    await db.insert(signingKeys).values({ ...made, createdAt: new Date() })
    return
  }
  await createSigningKeys(db, testSecrets, () => new Date()).ready()
  made = (await db.select().from(signingKeys))[0]
}
