/** Opens a data folder as a start does: for tests of what is in it. */
import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { openDatabase } from '#db/open.ts'
import { accounts, users } from '#db/schema.ts'
import { readSettings } from '#settings.ts'

/** The addresses of all accounts. Rejects where the folder does not open. */
export async function accountsIn(dataDir: string): Promise<Set<string>> {
  const database = await openDatabase(readSettings({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  try {
    // An account and the person's record are one: neither is there alone.
    const person = and(eq(users.uid, accounts.uid), eq(users.email, accounts.email))
    const rows = await database.db.select({ email: users.email }).from(accounts).innerJoin(users, person)
    return new Set(rows.map(({ email }) => email ?? ''))
  } finally {
    await database.close()
  }
}
