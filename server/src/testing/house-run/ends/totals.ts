/** How many entries a list has, by a plain count of its table. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import type { House } from '../world.ts'

const inside = (table: string, only: SQL) => (id: string) =>
  sql`select count(*)::int as n from ${sql.identifier(table)} where organization_id = ${id} and ${only}`

/** By the endpoint's id: of an organization. */
const ofHouses: Record<string, (id: string) => SQL> = {
  listMembers: inside('organization_members', sql`removed_at is null`),
  listOwners: inside('organization_members', sql`removed_at is null and role = 'owner'`),
  listLabels: inside('labels', sql`deleted_at is null`),
  listClasses: inside('classes', sql`deleted_at is null and archived_at is null`),
  listLearners: (
    id,
  ) => sql`select count(*)::int as n from learners join organization_members m using (organization_id, uid)
    where organization_id = ${id} and m.removed_at is null`,
}

/** Of whoever asks. */
const ofOneself: Record<string, (uid: string) => SQL> = {
  authorsMembership: (uid) => sql`select count(*)::int as n from author_members where uid = ${uid}`,
  organizationMembership: (uid) => sql`select count(*)::int as n from organization_members m
    join organizations o on o.id = m.organization_id
    where m.uid = ${uid} and m.removed_at is null and o.deleted_at is null`,
}

/** Answers undefined for a list whose entries are no rows of one table. */
export async function totalOf(
  db: Queryable,
  list: string,
  { id }: Pick<House, 'id'>,
  uid: string,
): Promise<number | undefined> {
  const query = ofHouses[list]?.(id) ?? ofOneself[list]?.(uid)
  if (query === undefined) return undefined
  const { rows } = (await db.execute(query)) as { rows: { n: number }[] }
  return rows[0]?.n
}
