/** What is in Atrium's database before it is measured. */
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
  usualSize,
} from './sizes.ts'

const appearance = `'/l.svg', '#0070f3', '#222222'`

/** Fills an empty, migrated database. `lister` belongs to the fifty organizations, `owner` to the large one. */
export async function fillAtrium(run: RunSql, size: Size, lister: string, owner: string): Promise<void> {
  const fill = () => fillTables(run, size, lister, owner)
  await (size.members > usualSize.members ? withoutIndexes(run, fill) : fill())
  await run('vacuum analyze')
}

interface Index {
  name: string
  definition: string
}

/** For a million rows: an index that is made of all at once takes a small part of what it takes to add each. Keys stay. */
async function withoutIndexes(run: RunSql, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = (await run(`select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('accounts'::regclass, 'users'::regclass, 'organizations'::regclass, 'organization_members'::regclass)
      and not i.indisunique`)) as { rows: Index[] }
  for (const { name } of indexes) await run(`drop index ${name}`)
  await fill()
  await run(`set maintenance_work_mem = '512MB'`)
  for (const { definition } of indexes) await run(definition)
  await run('reset maintenance_work_mem')
}

async function fillTables(run: RunSql, size: Size, lister: string, owner: string): Promise<void> {
  for (const numbers of seriesTo(size.accounts)) {
    await run(`insert into accounts (uid, email, email_key, email_verified, display_name)
      select ${personSql()}, ${rowEmailSql}, ${rowEmailSql}, true, ${displayNameSql}
      from ${numbers}`)
    await run(`insert into users (uid, email, email_key, given_name, family_name, display_name, username, username_key, username_skeleton)
      select ${personSql()}, ${rowEmailSql}, ${rowEmailSql}, 'Ada', 'Lovelace',
        ${displayNameSql}, ${usernameSql}, ${usernameSql}, ${usernameSql} from ${numbers}`)
  }
  for (const numbers of seriesTo(size.organizations)) {
    await run(`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
      select gen_random_uuid(), ${organizationSql}, initcap(${organizationSql}), ${appearance} from ${numbers}`)
    await run(`insert into organization_members (organization_id, uid, role)
      select o.id, ${personSql(`1 + n % ${size.accounts}`)}, 'owner' from ${numbers} join organizations o on o.name = ${organizationSql}`)
  }
  const listed = Array.from({ length: listLength }, (_, row) => `('${listedOf(row + 1)}')`).join(', ')
  await run(`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    select gen_random_uuid(), name, initcap(name), ${appearance} from (values ${listed}) as listed (name)`)
  await run(`insert into organization_members (organization_id, uid, role)
    select id, '${lister}', 'staff' from organizations where name like 'listed%'`)
  await fillLarge(run, size.members, owner)
}

async function fillLarge(run: RunSql, members: number, owner: string): Promise<void> {
  await run(`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values (gen_random_uuid(), '${largeOrganization}', 'Large School', ${appearance})`)
  const id = `(select id from organizations where name = '${largeOrganization}')`
  for (const numbers of seriesTo(members)) {
    await run(`insert into organization_members (organization_id, uid, role)
      select ${id}, ${personSql()}, 'User' from ${numbers}`)
  }
  await run(`insert into organization_members (organization_id, uid, role) values (${id}, '${owner}', 'owner')`)
}
