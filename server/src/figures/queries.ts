/** SQL for the figures of an organization: a few thousand entries of one index, however many people it has. */
import type { OverviewStep } from '@atrium/contract/organizations/overview'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { given, prepared, preparedFor } from '#db/prepared.ts'
import { figuresKept, organizationDayChanges, organizationDays, organizations } from '#db/schema.ts'

/** The day that a moment is in, in the organization's own time zone (see the migrations). */
const dayOf = (moment: AnyPgColumn | SQL) => sql<string>`organization_day(${organizations}, ${moment})`
const today = dayOf(sql`now()`)
const made = dayOf(organizations.createdAt)

const firstOf = (table: typeof organizationDays | typeof organizationDayChanges) =>
  sql`(select min(${table.day}) from ${table} where ${table.organizationId} = ${organizations.id})`

const span = prepared((db) =>
  db
    .select({
      today: sql<string>`${today}::text`,
      known: sql<string>`least(${today}, ${made}, ${firstOf(organizationDays)}, ${firstOf(organizationDayChanges)})::text`,
      counted: sql<string>`greatest(${made}, (select ${dayOf(figuresKept.since)} from ${figuresKept} limit 1))::text`,
    })
    .from(organizations)
    .where(eq(organizations.id, given('organizationId')))
    .prepare('figures_span'),
)

export async function spanOf(db: Queryable, organizationId: string) {
  const [row] = await span(db).execute({ organizationId })
  return row
}

const summed = [
  ...['owners', 'staff', 'users', 'invites_sent', 'invites_accepted', 'sign_ins', 'people_of_day'],
  ...['people_of_week', 'people_of_month', 'last_seen', 'authenticators', 'passkeys', 'second_steps'],
] as const
const sum = (column: (typeof summed)[number], condition: SQL = sql``) =>
  sql<number>`coalesce(sum(${sql.identifier(column)}) ${condition}, 0)::integer`

/** What came since, and was not folded in yet, counts like the days themselves. */
function each(...also: SQL[]): SQL {
  const columns = sql.join([...['day', ...summed].map((column) => sql.identifier(column)), ...also], sql`, `)
  const of = (table: typeof organizationDays | typeof organizationDayChanges) =>
    sql`select ${columns} from ${table} where ${table.organizationId} = ${given('organizationId')}`
  return sql`(${of(organizationDays)} union all ${of(organizationDayChanges)}) as each`
}

/** `step` says by what `people` are counted once, too. */
export const figuresStatement = preparedFor(
  (step: OverviewStep) => step,
  (db, step) =>
    db
      .select({
        /** Null: all that was before the first of them. */
        from: sql<string | null>`period::date::text`,
        owners: sum('owners'),
        staff: sum('staff'),
        users: sum('users'),
        invitesSent: sum('invites_sent'),
        invitesAccepted: sum('invites_accepted'),
        signIns: sum('sign_ins'),
        people: sum(`people_of_${step}`),
        notSeen: sum('last_seen', sql`filter (where day <= ${given('notSeenSince')}::date)`),
        authenticators: sum('authenticators'),
        passkeys: sum('passkeys'),
        secondSteps: sum('second_steps'),
        ...during('today', sql`day = ${given('today')}::date`, 'people_of_day'),
        ...during('week', sql`day >= ${given('monday')}::date`, 'people_of_week'),
      })
      .from(each(periodOf(step)))
      .groupBy(sql`period`)
      .prepare(`figures_by_${step}`),
)

const periodOf = (step: OverviewStep) =>
  sql`case when day >= ${given('start')}::date then date_trunc(${sql.raw(`'${step}'`)}, day::timestamp) end as period`

function during<When extends 'today' | 'week'>(when: When, condition: SQL, people: (typeof summed)[number]) {
  const filter = sql`filter (where ${condition})`
  return { [`${when}SignIns`]: sum('sign_ins', filter), [`${when}People`]: sum(people, filter) } as Record<
    `${When}SignIns` | `${When}People`,
    SQL<number>
  >
}

/** How many members were last seen on each day until then: how many there are in all, and where each page begins. */
export const lastSeenStatement = prepared((db) =>
  db
    .select({ day: sql<string>`day::text`, people: sum('last_seen') })
    .from(each())
    .where(sql`day <= ${given('notSeenSince')}::date and last_seen <> 0`)
    .groupBy(sql`each.day`)
    .having(sql`sum(last_seen) > 0`)
    .orderBy(sql`each.day`)
    .prepare('last_seen_by_day'),
)
