/** What is counted in a column is so many rows, beside what `brokenRules` counts. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'

/** One statement; answers a sentence for each count that is another. */
export async function wrongCounts(db: Queryable): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select 'a directory keeps ' || c.people || ' people, and has others: ' || c.id as broken from scim_connections c
      where c.people <> (select count(*) from scim_users u where u.connection_id = c.id)
    union all select 'a wrong count of publishers: ' || p.uid from (
        select uid from membership_counts union select uid from author_members union select uid from organization_members
      ) p
      left join membership_counts c using (uid)
      where coalesce(c.authors, 0) + (
          select coalesce(sum(x.authors), 0) from membership_count_changes x where x.uid = p.uid
        ) <> (select count(*) from author_members m where m.uid = p.uid)
      or coalesce(c.organizations, 0) + (
          select coalesce(sum(x.organizations), 0) from membership_count_changes x where x.uid = p.uid
        ) <> (select count(*) from organization_members m where m.uid = p.uid and m.removed_at is null)
    union all select 'figures of other second steps: ' || o.name from organizations o
      where (
        select row(coalesce(sum(d.authenticators), 0), coalesce(sum(d.passkeys), 0))
        from (table organization_days union all table organization_day_changes) d where d.organization_id = o.id
      ) is distinct from (
        select row(count(*) filter (where a.has_authenticator), count(*) filter (where a.has_passkey))
        from organization_members m left join member_activity a using (organization_id, uid)
        where m.organization_id = o.id and m.removed_at is null)
    union all select 'an import of ' || i.total || ' lines has others: ' || i.id from people_imports i
      where i.total <> (select count(*) from people_import_lines l where l.import_id = i.id)
    union all select 'an archive of ' || e.parts || ' parts has others: ' || e.uid from account_exports e
      where e.ready_at is not null and e.taken_at is null
        and e.parts <> (select count(*) from account_export_parts p where p.export_id = e.id)
    union all select 'a change of settings from a version to come: ' || s.id from (
        select id, settings_version, settings_changes from organizations
        union all select id, settings_version, settings_changes from authors
      ) s cross join lateral jsonb_each(s.settings_changes) c
      where (c.value ->> 'version')::int > s.settings_version`)) as { rows: { broken: string }[] }
  return rows.map(({ broken }) => broken)
}
