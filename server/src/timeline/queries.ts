/** SQL for the timeline of an organization: every filter has its index. */
import { and, type AnyColumn, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAmongMany } from '#audit/among-many.ts'
import type { Queryable } from '#db/database.ts'
import { given, preparedFor } from '#db/prepared.ts'
import { auditRecords, organizationDepartures, organizationMembers, users } from '#db/schema.ts'
import { nameNowOrThen } from '#members/names/shown-name.ts'
import { type Selection, type Shape, shapeName, shapeOf, valuesOf } from './selection.ts'

const doer = alias(users, 'doer')
const whom = alias(users, 'whom')

/** Of what was done to many at once, the summary alone. */
const shown = sql`not ${isAmongMany}`

/** Where the list goes on: an id says which entry, and its moment stands where it stands. */
function behind(before: Shape['before']): SQL | undefined {
  if (before === undefined) return undefined
  const { id, at, organizationId } = alias(auditRecords, 'known')
  const known = sql`(select ${at} from ${auditRecords} as known
    where ${id} = ${before} and ${organizationId} = ${given('organizationId')})`
  return sql`(${auditRecords.at}, ${auditRecords.id}) < (${known}, ${before}::bigint)`
}

const newestFirst = [desc(auditRecords.at), desc(auditRecords.id)]

function entries(db: Queryable, { organizationId, actor, from, until, before }: Shape, action?: SQL) {
  const { id, at, detail, subject } = auditRecords
  return db
    .select({ id, at, actor: auditRecords.actor, action: auditRecords.action, subject, detail })
    .from(auditRecords)
    .where(
      and(
        eq(auditRecords.organizationId, organizationId),
        actor && eq(auditRecords.actor, actor),
        action && eq(auditRecords.action, action),
        from && gte(at, sql`${from}::timestamptz`),
        until && lt(at, sql`${until}::timestamptz`),
        behind(before),
        shown,
      ),
    )
    .orderBy(...newestFirst)
    .limit(given('limit'))
}

/** The newest of each action, as many as a page has, and the newest of these: no action is read further. */
function entriesOfActions(db: Queryable, shape: Shape) {
  const each = entries(db, shape, sql`wanted.action`).as('each')
  return db
    .select({
      id: each.id,
      at: each.at,
      actor: each.actor,
      action: each.action,
      subject: each.subject,
      detail: each.detail,
    })
    .from(sql`unnest(${given('actions')}::text[]) as wanted(action)`)
    .crossJoinLateral(each)
    .orderBy(desc(each.at), desc(each.id))
    .limit(given('limit'))
}

/** One membership by its key, however many the planner takes the organization to have. */
function memberHere(db: Queryable, { organizationId }: Shape, uid: SQL.Aliased | AnyColumn, name: string) {
  return db
    .select({ displayName: organizationMembers.displayName })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.uid, uid)))
    .limit(1)
    .as(name)
}

/** The same of who they were as they left. */
function departureFrom(db: Queryable, { organizationId }: Shape, uid: SQL.Aliased | AnyColumn, name: string) {
  const { displayName, email, endedAt } = organizationDepartures
  return db
    .select({ displayName, email, endedAt })
    .from(organizationDepartures)
    .where(and(eq(organizationDepartures.organizationId, organizationId), eq(organizationDepartures.uid, uid)))
    .limit(1)
    .as(name)
}

/** Members are called what they are called now; whoever has left, what they were called then. */
function entriesWithNames(db: Queryable, shape: Shape) {
  const page = (shape.actions ? entriesOfActions(db, shape) : entries(db, shape)).as('page')
  const doerHere = memberHere(db, shape, page.actor, 'doer_here')
  const whomHere = memberHere(db, shape, page.subject, 'whom_here')
  const doerLeft = departureFrom(db, shape, page.actor, 'doer_left')
  const whomLeft = departureFrom(db, shape, page.subject, 'whom_left')
  return db
    .select({
      id: page.id,
      at: page.at,
      actor: page.actor,
      actorName: sql<string | null>`${nameNowOrThen(doerHere, doer, doerLeft)}`,
      actorEmail: sql<string | null>`case when ${doerLeft.endedAt} is null then ${doer.email} end`,
      action: page.action,
      subject: page.subject,
      subjectName: sql<string | null>`${nameNowOrThen(whomHere, whom, whomLeft)}`,
      subjectEmail: sql<string | null>`case when ${whomLeft.endedAt} is null then ${whom.email} end`,
      detail: page.detail,
    })
    .from(page)
    .leftJoin(doer, eq(doer.uid, page.actor))
    .leftJoin(whom, eq(whom.uid, page.subject))
    .leftJoinLateral(doerHere, sql`true`)
    .leftJoinLateral(whomHere, sql`true`)
    .leftJoinLateral(doerLeft, sql`true`)
    .leftJoinLateral(whomLeft, sql`true`)
    .orderBy(desc(page.at), desc(page.id))
}

export const entriesStatement = preparedFor(shapeName, (db, selection: Selection) =>
  entriesWithNames(db, shapeOf(selection)).prepare(`timeline_${shapeName(selection)}`),
)

/** `limit` entries of the selection, newest first. */
export function entriesOf(db: Queryable, selection: Selection, limit: number) {
  return entriesStatement(db, selection).execute({ ...valuesOf(selection), limit })
}
export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number]
