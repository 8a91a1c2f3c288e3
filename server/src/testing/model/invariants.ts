/** What must hold of organizations and their people whatever happened: for the model test. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'

/** One statement over every table; answers a sentence for each row that breaks a rule. */
export async function brokenRules(db: Queryable): Promise<string[]> {
  const answer: unknown = await db.execute(sql`
    select 'no owner in ' || o.name as broken from organizations o
      where o.deleted_at is null and not exists (
        select 1 from organization_members m
        where m.organization_id = o.id and m.role = 'owner' and m.removed_at is null and m.ends_on is null)
    union all select 'a label crosses over: ' || x.uid from member_labels x join labels l on l.id = x.label_id
      where l.organization_id <> x.organization_id
    union all select 'a class crosses over: ' || x.uid from class_members x join classes c on c.id = x.class_id
      where c.organization_id <> x.organization_id
    union all select 'an achievement crosses over: ' || x.uid from achievements x join classes c on c.id = x.class_id
      where c.organization_id <> x.organization_id
    union all select 'a row of nobody: ' || x.uid from (
        select organization_id, uid from member_labels union all select organization_id, uid from class_members
        union all select organization_id, uid from achievements union all select organization_id, to_uid from hand_overs
      ) x where not exists (
        select 1 from organization_members m where m.organization_id = x.organization_id and m.uid = x.uid)
    union all select 'an invite gives another organization’s label: ' || i.id from invites i
      join labels l on i.labels ? l.id::text where l.organization_id <> i.organization_id
    union all select 'ownership is on offer by no owner: ' || h.from_uid from hand_overs h
      join organizations o on o.id = h.organization_id and o.deleted_at is null
      where not exists (
        select 1 from organization_members m where m.organization_id = h.organization_id
          and m.uid = h.from_uid and m.role = 'owner' and m.removed_at is null)
    union all select 'an invite was used ' || i.uses || ' of ' || i.max_uses || ' times' from invites i
      where i.uses > i.max_uses or i.uses <> (select count(*) from invite_uses u where u.invite_id = i.id)
    union all select 'a wrong count of people: ' || o.name from organizations o
      where o.members <> (
        select count(*) from organization_members m where m.organization_id = o.id and m.removed_at is null)
    union all select 'a wrong count of owners or staff: ' || o.name from organizations o
      where (o.owners, o.staff) <> (
        select count(*) filter (where m.role = 'owner'), count(*) filter (where m.role = 'staff')
        from organization_members m where m.organization_id = o.id and m.removed_at is null)
    union all select 'figures of other people: ' || o.name from organizations o
      where (
        select row(coalesce(sum(d.owners), 0), coalesce(sum(d.staff), 0), coalesce(sum(users), 0), coalesce(sum(last_seen), 0),
          coalesce(sum(second_steps), 0), coalesce(sum(invites_sent), 0), coalesce(sum(invites_accepted), 0))
        from (table organization_days union all table organization_day_changes) d where d.organization_id = o.id
      ) is distinct from (
        select row(count(*) filter (where m.role = 'owner'), count(*) filter (where m.role = 'staff'),
          count(*) filter (where m.role = 'User'), count(*), count(*) filter (where a.has_authenticator or a.has_passkey),
          (select count(*) from invites i where i.organization_id = o.id),
          (select count(*) from invite_uses u join invites i on i.id = u.invite_id where i.organization_id = o.id))
        from organization_members m left join member_activity a using (organization_id, uid)
        where m.organization_id = o.id and m.removed_at is null)
    union all select 'nothing, or something else, is known of a membership: ' || m.uid from organization_members m
      left join member_activity a using (organization_id, uid) where a.is_member is distinct from (m.removed_at is null)
    union all select 'a membership sorts by another name: ' || m.uid from organization_members m
      join users u on u.uid = m.uid
      where (m.name_key, m.username_key)
        <> (member_name_key(coalesce(nullif(m.display_name, ''), u.display_name), u.email), fold_name(coalesce(u.username_key, '')))
        and m.removed_at is null
    union all select 'who left sorts by another name than they had: ' || m.uid from organization_members m
      join organization_departures d using (organization_id, uid)
      where m.removed_at is not null and m.name_key <> member_name_key(d.display_name, d.email)
    union all select 'a member is kept as who left: ' || m.uid from organization_members m
      join organization_departures d using (organization_id, uid) where m.removed_at is null
    union all select 'a label or class lists its person otherwise: ' || x.uid from (
        select organization_id, uid, role, name_key, username_key, removed_at from member_labels
        union all select organization_id, uid, role, name_key, username_key, removed_at from class_members
      ) x join organization_members m on m.organization_id = x.organization_id and m.uid = x.uid
      where (x.role, x.name_key, x.username_key, x.removed_at)
        is distinct from (m.role, m.name_key, m.username_key, m.removed_at)
    union all select 'a wrong count of organizations: ' || c.uid from membership_counts c
      where c.organizations + (
          select coalesce(sum(x.organizations), 0) from membership_count_changes x where x.uid = c.uid
        ) <> (select count(*) from organization_members m where m.uid = c.uid and m.removed_at is null)
    union all select 'a place of a list is not where it says: ' || p.list || ' ' || p.key from list_places p
      where p.position + (
          select coalesce(sum(x.n), 0) from list_changes x
          where x.list = p.list and x.scope = p.scope and (x.key, x.tie) <= (p.key, p.tie)
        ) <> case when p.list = 'publishers' then (
          select count(*) from author_members m where m.uid = p.scope and (m.name_key, m.author_id) <= (p.key, p.tie)
        ) else (
          select count(*) from organization_members m cross join lateral lists_of_member(
            m.organization_id, m.uid, m.role, m.name_key, m.username_key, m.organization_name) l
          where m.removed_at is null and l.list = p.list and l.scope = p.scope and (l.key, l.tie) <= (p.key, p.tie)
        ) end`)
  return (answer as { rows: { broken: string }[] }).rows.map(({ broken }) => broken)
}
