/** What is in Better Auth's database before it is measured: the same rows as Atrium's, in its own tables. */
import {
  displayNameSql,
  largeOrganization,
  listedOf,
  listLength,
  organizationSql,
  personSql,
  rowEmailSql,
  type RunSql,
  seriesTo,
  type Size,
  usernameSql,
} from './sizes.ts'

export const largeId = 'large'

/** `lister` is the id of the account that belongs to the fifty organizations, `owner` of the large one's. */
export async function fillBetterAuth(run: RunSql, size: Size, lister: string, owner: string): Promise<void> {
  for (const numbers of seriesTo(size.accounts)) {
    await run(`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", username, "displayUsername")
      select ${personSql()}, ${displayNameSql}, ${rowEmailSql}, true, now(), now(), ${usernameSql}, ${usernameSql}
      from ${numbers}`)
  }
  for (const numbers of seriesTo(size.organizations)) {
    await run(`insert into organization (id, name, slug, logo, "createdAt")
      select 'school-' || n, initcap(${organizationSql}), ${organizationSql}, '/l.svg', now() from ${numbers}`)
    await run(`insert into member (id, "organizationId", "userId", role, "createdAt")
      select 'owner-' || n, 'school-' || n, ${personSql(`1 + n % ${size.accounts}`)}, 'owner', now() from ${numbers}`)
  }
  const listed = Array.from({ length: listLength }, (_, row) => `('${listedOf(row + 1)}')`).join(', ')
  await run(`insert into organization (id, name, slug, logo, "createdAt")
    select name, initcap(name), name, '/l.svg', now() from (values ${listed}) as listed (name)`)
  await run(`insert into member (id, "organizationId", "userId", role, "createdAt")
    select 'of-' || name, name, '${lister}', 'admin', now() from (values ${listed}) as listed (name)`)
  await run(`insert into organization (id, name, slug, logo, "createdAt")
    values ('${largeId}', 'Large School', '${largeOrganization}', '/l.svg', now())`)
  for (const numbers of seriesTo(size.members)) {
    await run(`insert into member (id, "organizationId", "userId", role, "createdAt")
      select 'member-' || n, '${largeId}', ${personSql()}, 'member', now() from ${numbers}`)
  }
  await run(`insert into member (id, "organizationId", "userId", role, "createdAt")
    values ('owner-large', '${largeId}', '${owner}', 'owner', now())`)
  await run('vacuum analyze')
}
