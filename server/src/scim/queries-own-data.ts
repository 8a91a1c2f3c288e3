/** SQL for what is told to somebody of what directories say of them. */
import { asc, eq, or } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import type { OwnDataPerson } from '#db/own-data.ts'
import { organizations, scimUsers } from '#db/schema.ts'

/** Also by an address that they have confirmed, while no account is joined to it. */
export function saidOf(db: Queryable, { uid, emailKey }: OwnDataPerson, page: { limit: number; offset: number }) {
  const { userName, email, givenName, familyName, formatted, displayName, active, createdAt, updatedAt } = scimUsers
  return db
    .select({
      organization: organizations.name,
      userName,
      email,
      givenName,
      familyName,
      formatted,
      displayName,
      active,
      createdAt,
      updatedAt,
    })
    .from(scimUsers)
    .innerJoin(organizations, eq(organizations.id, scimUsers.organizationId))
    .where(or(eq(scimUsers.uid, uid), emailKey === null ? undefined : eq(scimUsers.emailKey, emailKey)))
    .orderBy(asc(createdAt), asc(scimUsers.id))
    .limit(page.limit)
    .offset(page.offset)
}
