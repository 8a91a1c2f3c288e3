/** What stands in a second place is what it was made of, computed anew and plainly. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { skeletonOf } from '#names/look-alikes.ts'

/** By table: a text, the column that has it folded, and how. */
const folded: [table: string, text: string, key: string, fold: (text: string) => string][] = [
  ...(
    [
      ...['users', 'accounts', 'invites', 'learner_addresses', 'mailed_sign_ins', 'roster_people'].map((table) => [
        ...[table, 'email', 'email_key'],
      ]),
      ['notification_events', 'recipient', 'recipient_key'],
      ['scim_users', 'coalesce(email, user_name)', 'email_key'],
      ['scim_users', 'user_name', 'user_name_key'],
      ['scim_groups', 'display_name', 'name_key'],
      ['users', 'username', 'username_key'],
      ['learners', 'username', 'username_key'],
      ['labels', 'name', 'name_key'],
      ['classes', 'name', 'name_key'],
    ] as [string, string, string][]
  ).map(([table, text, key]): [string, string, string, typeof nameKey] => [table, text, key, nameKey]),
  ['users', 'username', 'username_skeleton', skeletonOf],
]

/** Two statements; answers a sentence for each copy that is another. */
export async function wrongCopies(db: Queryable): Promise<string[]> {
  const texts = folded.map(
    ([table, text, key], at) =>
      sql`select ${at}::int as at, ${sql.raw(text)} as text, ${sql.identifier(key)} as key from ${sql.identifier(table)}`,
  )
  const { rows } = (await db.execute(sql.join(texts, sql` union all `))) as {
    rows: { at: number; text: string | null; key: string | null }[]
  }
  const wrong = rows.flatMap(({ at, text, key }) => {
    const [table, , name, fold] = folded[at] ?? []
    if (!fold || (text === null ? null : fold(text)) === key) return []
    return [`${table}.${name} of ${text} is ${key}`]
  })
  return [...wrong, ...(await ofOtherRows(db))]
}

async function ofOtherRows(db: Queryable): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select 'a membership is listed by another name of its organization: ' || m.uid as broken
      from organization_members m join organizations o on o.id = m.organization_id
      where m.removed_at is null and o.deleted_at is null and (m.organization_name, m.organization_search_key)
        is distinct from (o.name, fold_name(o.name || chr(10) || o.display_name))
    union all select 'a membership in a publisher is listed by another name: ' || m.uid from author_members m
      join authors a on a.id = m.id
      where (m.name_key, m.author_id) is distinct from (fold_name(lower(a.name)), a.author_id)
    union all select 'a membership begins or ends at another moment: ' || m.uid from organization_members m
      join organizations o on o.id = m.organization_id
      -- An hour may be between them: days that went by here were of 24 hours each.
      where m.removed_at is null and o.deleted_at is null and (
        coalesce(abs(extract(epoch from m.starts_at - m.starts_on::timestamp at time zone o.time_zone)) > 3600,
          num_nulls(m.starts_at, m.starts_on) = 1)
        or coalesce(abs(extract(epoch from m.ends_at - (m.ends_on + 1)::timestamp at time zone o.time_zone)) > 3600,
          num_nulls(m.ends_at, m.ends_on) = 1))
    union all select 'something else is known of a second step: ' || a.uid from member_activity a
      where (a.has_authenticator, a.has_passkey) is distinct from (
        exists (select from authenticators x where x.uid = a.uid), exists (select from passkeys x where x.uid = a.uid))
    union all select 'an account asks for another second step: ' || a.uid from accounts a
      where a.second_step <> exists (select from authenticators x where x.uid = a.uid)
    union all select 'a person is known by another address than they sign in with: ' || u.uid from users u
      join accounts a using (uid) where u.gone_at is null and u.email_key is distinct from a.email_key
    union all select 'whoever is gone belongs to something: ' || u.uid from users u
      where u.gone_at is not null and (exists (select from author_members m where m.uid = u.uid)
        or exists (select from organization_members m where m.uid = u.uid and m.removed_at is null))
    union all select 'whoever is gone signs in: ' || u.uid from users u join accounts a using (uid)
      where u.gone_at is not null
    union all select 'a member is on the list of who was taken out: ' || r.uid from organization_removals r
      join organization_members m using (organization_id, uid) where m.removed_at is null
    union all select 'who belongs to a publisher is on the list of who was taken out: ' || r.uid from author_removals r
      join author_members m using (id, uid)
    union all select 'who has gone has no departure: ' || m.uid from organization_members m
      where m.removed_at is not null and not exists (
        select from organization_departures d where d.organization_id = m.organization_id and d.uid = m.uid)
    union all select 'somebody is shown in a deleted publisher: ' || m.uid from author_members m
      join authors a on a.id = m.id where a.deleted_at is not null
    union all select 'an image that is shown is of nothing: ' || c.holder from content_claims c
      where not exists (select from users u where c.holder = 'user:' || u.uid)
        and not exists (select from organizations o where c.holder = 'organization:' || o.id)
        and not exists (select from authors a where c.holder = 'author:' || a.id)`)) as { rows: { broken: string }[] }
  return rows.map(({ broken }) => broken)
}
