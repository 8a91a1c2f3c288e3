/** The only SQL for people's records. */
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { users } from '#db/schema.ts'

export type UserRow = typeof users.$inferSelect
type UserChanges = Partial<Omit<typeof users.$inferInsert, 'uid'>>

export async function userByUid(db: Queryable, uid: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.uid, uid)).limit(1)
  return row
}

export async function userByEmailKey(db: Queryable, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey)).limit(1)
  return row
}

export async function userByUsernameKey(db: Queryable, usernameKey: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.usernameKey, usernameKey)).limit(1)
  return row
}

/** Inserts the record or changes it; answers the row as it is now. */
export async function saveUser(db: Queryable, uid: string, changes: UserChanges): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ uid, ...changes })
    .onConflictDoUpdate({ target: users.uid, set: { ...changes, updatedAt: sql`now()` } })
    .returning()
  if (!row) throw new Error('the record was not returned')
  return row
}
