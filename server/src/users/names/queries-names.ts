/** SQL for the names of several people at once. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { users } from '#db/schema.ts'

export async function setNames(
  tx: Transaction,
  people: readonly { uid: string; givenName: string; familyName: string; displayName: string }[],
): Promise<void> {
  const column = (of: (one: (typeof people)[number]) => string) => sql`${sql.param(people.map(of))}::text[]`
  await tx.execute(sql`
    update ${users} set given_name = named.given, family_name = named.family, display_name = named.shown, updated_at = now()
    from unnest(${column(({ uid }) => uid)}, ${column(({ givenName }) => givenName)},
      ${column(({ familyName }) => familyName)}, ${column(({ displayName }) => displayName)})
      as named(uid, given, family, shown)
    where ${users.uid} = named.uid`)
}
