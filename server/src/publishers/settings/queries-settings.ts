/** The only SQL for what a publisher says of itself. */
import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { authorMembers, authors, users } from '#db/schema.ts'
import { nameOrAddress } from '#users/names/name-or-address.ts'
import type { AuthorRow } from '#publishers/queries.ts'

export type AuthorValues = Pick<AuthorRow, 'name' | 'description' | 'bannerImageUrl' | 'profileImageUrl'>

export async function updateAuthorSettings(
  tx: Queryable,
  id: string,
  change: Partial<AuthorValues> & Pick<AuthorRow, 'settingsVersion' | 'settingsChanges'>,
): Promise<void> {
  await tx.update(authors).set(change).where(eq(authors.id, id))
}

/** The name by which its people's lists are in order. */
export async function renameForMembers(tx: Queryable, id: string, nameKey: string): Promise<void> {
  await tx.update(authorMembers).set({ nameKey }).where(eq(authorMembers.id, id))
}

/** What somebody is called; empty where nobody knows. */
export async function personName(db: Queryable, uid: string): Promise<string> {
  const [row] = await db
    .select({ name: nameOrAddress(users) })
    .from(users)
    .where(eq(users.uid, uid))
  return row?.name ?? ''
}
