/** SQL that keeps figures true: what was noted is folded into days, who was seen is written down, what is off is corrected. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#db/database.ts'
import { given, prepared } from '#db/prepared.ts'
import {
  authenticators,
  memberActivity,
  organizationDayChanges,
  organizationDays,
  organizationMembers,
  organizations,
  passkeys,
} from '#db/schema.ts'

async function rows<Row>(db: Queryable, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows
}

/** Adds up to `atOnce` changes to their days; answers how many. None where another process is at it. */
export async function foldChanges(db: Database, atOnce: number): Promise<number> {
  const [row] = await rows<{ folded: number }>(db, sql`select fold_day_changes(${atOnce}::integer) as folded`)
  return row?.folded ?? 0
}

/** Of these members, writes down those who were not seen today yet. Nobody is waited for. */
export async function markSeen(db: Database, seen: { organizationId: string; uid: string }[]): Promise<void> {
  const { uid, organizationId, seenOn, wasSeen, isMember } = memberActivity
  await db.execute(sql`
    update ${memberActivity} set seen_on = due.today, was_seen = true from (
      select ${uid}, ${organizationId}, organization_day(${organizations}) as today
      from unnest(${sql.param(seen.map((one) => one.organizationId))}::uuid[], ${sql.param(seen.map((one) => one.uid))}::text[]) as seen (organization_id, uid)
      join ${memberActivity} on ${uid} = seen.uid and ${organizationId} = seen.organization_id
      join ${organizations} on ${organizations.id} = seen.organization_id
      where ${isMember} and (${seenOn} < organization_day(${organizations}) or not ${wasSeen})
      order by ${organizationId}, ${uid} for no key update of ${memberActivity} skip locked
    ) as due where ${uid} = due.uid and ${organizationId} = due.organization_id`)
}

export async function countSignIn(
  db: Database,
  { organization, uid }: { organization: string; uid: string },
): Promise<void> {
  await db.execute(sql`
    select count_sign_in(${organizations.id}, ${uid}) from ${organizations} where ${organizations.name} = ${organization}`)
}

const nextOrganizations = prepared((db) =>
  db
    .select({ id: organizations.id })
    .from(organizations)
    .where(sql`${organizations.id} > ${given('after')}::uuid and ${organizations.id} <= ${given('upTo')}::uuid`)
    .orderBy(organizations.id)
    .limit(given('limit'))
    .prepare('organizations_to_check'),
)

/** Ids of the organizations behind `after`, up to and with `upTo`, at most `limit`. */
export async function organizationsBehind(
  db: Database,
  asked: { after: string; upTo: string; limit: number },
): Promise<string[]> {
  return (await nextOrganizations(db).execute(asked)).map(({ id }) => id)
}

export interface Correction {
  organization_id: string
  /** How many figures were off. */
  figures: number
}

/**
 * Compares the figures of these organizations with whom they count, and notes the difference. Both are read in one
 * statement, as of one moment, and change in one transaction: so nobody has to be held meanwhile.
 */
export async function correctDays(db: Database, ids: string[]): Promise<Correction[]> {
  return db.transaction(async (tx) => {
    // Two at once would both note the same difference.
    const [lock] = await rows<{ held: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtext('correct_days')) as held`,
    )
    if (!lock?.held) return []
    const among = (column: SQL) => sql`${column} = any(${sql.param(ids)}::uuid[])`
    await tx.execute(repairActivity(among))
    return rows<Correction>(tx, correctFigures(among))
  })
}

/** Memberships that nothing is known of, or of which it is not what it was. Triggers count what comes of it. */
function repairActivity(among: (column: SQL) => SQL): SQL {
  return sql`
    insert into ${memberActivity} as a (uid, organization_id, seen_on, is_member, has_authenticator, has_passkey)
    select m.uid, m.organization_id, organization_day(o), m.removed_at is null, t.uid is not null, p.has
    from ${organizationMembers} as m join ${organizations} as o on o.id = m.organization_id
    left join ${memberActivity} as known on known.uid = m.uid and known.organization_id = m.organization_id
    left join ${authenticators} as t on t.uid = m.uid
    cross join lateral (select exists (select from ${passkeys} where ${passkeys.uid} = m.uid) as has) as p
    where ${among(sql`m.organization_id`)} and (known.is_member, known.has_authenticator, known.has_passkey)
      is distinct from (m.removed_at is null, t.uid is not null, p.has)
    on conflict (uid, organization_id) do update set is_member = excluded.is_member,
      has_authenticator = excluded.has_authenticator, has_passkey = excluded.has_passkey`
}

function correctFigures(among: (column: SQL) => SQL): SQL {
  const people = sql`owners, staff, users, authenticators, passkeys, second_steps`
  const nobody = sql`0, 0, 0, 0, 0, 0`
  const figured = (table: typeof organizationDays | typeof organizationDayChanges) => sql`
      select organization_id, null::date, -owners, -staff, -users, -authenticators, -passkeys, -second_steps, 0
      from ${table} where ${among(sql`organization_id`)}
      union all select organization_id, day, ${nobody}, -last_seen from ${table} where ${among(sql`organization_id`)}`
  return sql`
    with each (organization_id, day, ${people}, last_seen) as (
      ${figured(organizationDays)} union all ${figured(organizationDayChanges)}
      union all select organization_id, null, count(*) filter (where role = 'owner'), count(*) filter (where role = 'staff'),
        count(*) filter (where role = 'User'), 0, 0, 0, 0
      from ${organizationMembers} where removed_at is null and ${among(sql`organization_id`)} group by organization_id
      union all select organization_id, null, 0, 0, 0, count(*) filter (where has_authenticator),
        count(*) filter (where has_passkey), count(*) filter (where has_authenticator or has_passkey), 0
      from ${memberActivity} where is_member and ${among(sql`organization_id`)} group by organization_id
      union all select organization_id, seen_on, ${nobody}, count(*)
      from ${memberActivity} where is_member and ${among(sql`organization_id`)} group by organization_id, seen_on
    ), off as (
      select organization_id, day, sum(owners) as owners, sum(staff) as staff, sum(users) as users,
        sum(authenticators) as authenticators, sum(passkeys) as passkeys, sum(second_steps) as second_steps,
        sum(last_seen) as last_seen
      from each group by organization_id, day
    ), corrected as (
      insert into ${organizationDayChanges} (organization_id, day, ${people}, last_seen)
      select organization_id, coalesce(day, today), ${people}, last_seen
      from off cross join lateral (
        select organization_day(o) as today from ${organizations} as o where o.id = off.organization_id
      ) as its
      where (${people}, last_seen) <> (${nobody}, 0)
      returning organization_id
    )
    select organization_id, count(*)::integer as figures from corrected group by organization_id`
}
