/** The only SQL for imports of people. */
import type { LineProblem } from '@atrium/contract/people/people-import'
import { and, asc, count, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizations, peopleImportLines, peopleImports, users } from '#db/schema.ts'
import { isFreeLease } from '#jobs/free-lease.ts'
import type { GivenBy } from '#users/held-people.ts'

export type ImportRow = typeof peopleImports.$inferSelect
export type LineRow = typeof peopleImportLines.$inferSelect

/** `parts` holds the lines, some at a time, as JSON. */
export async function insertImport(
  tx: Queryable,
  row: typeof peopleImports.$inferInsert,
  parts: readonly string[],
): Promise<void> {
  await tx.insert(peopleImports).values(row)
  for (const part of parts) {
    await tx.execute(sql`insert into ${peopleImportLines}
        (import_id, line, email, given_name, family_name, role, labels, starts_on, ends_on, outcome, reason, written)
      select ${row.id}::uuid, line, email, given_name, family_name, role, labels, starts_on, ends_on, outcome,
        nullif(reason, 'null'::jsonb), nullif(written, 'null'::jsonb) from jsonb_to_recordset(${part}::jsonb)
        as part(line int, email text, given_name text, family_name text, role text, labels jsonb, starts_on date,
          ends_on date, outcome text, reason jsonb, written jsonb)`)
  }
}

export async function importOf(db: Queryable, organizationId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(peopleImports)
    .where(and(eq(peopleImports.organizationId, organizationId), eq(peopleImports.id, id)))
  return row
}

export async function countOutcomes(db: Queryable, importId: string) {
  return db
    .select({ outcome: peopleImportLines.outcome, count: count() })
    .from(peopleImportLines)
    .where(eq(peopleImportLines.importId, importId))
    .groupBy(peopleImportLines.outcome)
}

/** In their order; those behind the line `after`. */
export async function refusedLines(
  db: Queryable,
  importId: string,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<LineRow[]> {
  return db
    .select()
    .from(peopleImportLines)
    .where(
      and(
        eq(peopleImportLines.importId, importId),
        eq(peopleImportLines.outcome, 'refuse'),
        gt(peopleImportLines.line, after),
      ),
    )
    .orderBy(asc(peopleImportLines.line))
    .limit(limit)
}

/** Takes one unfinished import that nobody works on; nobody else has it before the lease ends. */
export async function leaseImport(db: Queryable, leaseSeconds: number): Promise<ImportRow | undefined> {
  const waiting = db
    .select({ id: peopleImports.id })
    .from(peopleImports)
    .where(and(isNull(peopleImports.finishedAt), isFreeLease(peopleImports.leasedUntil, leaseSeconds)))
    .orderBy(asc(peopleImports.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(peopleImports)
    .set({
      leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${peopleImports.attempts} + 1`,
    })
    .where(eq(peopleImports.id, sql`(${waiting})`))
    .returning()
  return row
}

/** What the work needs to know of an import: where, and by whom. Undefined when the organization is gone. */
export async function importContext(db: Queryable, { organizationId, startedBy }: ImportRow) {
  const [row] = await db
    .select({
      name: organizations.name,
      displayName: organizations.displayName,
      startedByName: users.displayName,
      isDeleted: sql<boolean>`${organizations.deletedAt} is not null`,
    })
    .from(organizations)
    .innerJoin(users, eq(users.uid, startedBy))
    .where(eq(organizations.id, organizationId))
  return row
}

export async function waitingLines(tx: Queryable, importId: string, limit: number): Promise<LineRow[]> {
  return tx
    .select()
    .from(peopleImportLines)
    .where(and(eq(peopleImportLines.importId, importId), isNull(peopleImportLines.outcome)))
    .orderBy(asc(peopleImportLines.line))
    .limit(limit)
}

/** Writes down what became of these lines. */
export async function settleLines(
  tx: Queryable,
  importId: string,
  lines: { line: number; action: string; reason: LineProblem | null }[],
): Promise<void> {
  const column = <T>(of: (line: (typeof lines)[number]) => T) => sql.param(lines.map(of))
  const settled = sql`unnest(${column(({ line }) => line)}::int[], ${column(({ action }) => action)}::text[],
    ${column(({ reason }) => reason && JSON.stringify(reason))}::text[]) as settled(line, outcome, reason)`
  await tx
    .update(peopleImportLines)
    .set({ outcome: sql`settled.outcome`, reason: sql`settled.reason::jsonb` })
    .from(settled)
    .where(and(eq(peopleImportLines.importId, importId), eq(peopleImportLines.line, sql`settled.line`)))
}

/** Ahead while the work goes on: no attempt before counts any more. */
export async function extendLease(tx: Queryable, id: string, leaseSeconds: number): Promise<void> {
  await tx
    .update(peopleImports)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`, attempts: 0 })
    .where(eq(peopleImports.id, id))
}

/** Ends it for good; answers whether it was this that ended it. */
export async function finishImport(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx
    .update(peopleImports)
    .set({ finishedAt: sql`now()`, leasedUntil: null })
    .where(and(eq(peopleImports.id, id), isNull(peopleImports.finishedAt)))
    .returning({ id: peopleImports.id })
  return rows.length === 1
}

export async function dropImportsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(peopleImports).where(lt(peopleImports.finishedAt, moment))
}

/** Imports that are not at their end. */
export async function countUnfinished(db: Queryable): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(peopleImports).where(isNull(peopleImports.finishedAt))
  return row?.waiting ?? 0
}

/** What waits of imports that somebody started, `since` then or ever, is refused: a worker ends them. */
export async function refuseWaitingOf(tx: Queryable, { uid, since }: GivenBy, reason: LineProblem): Promise<void> {
  const theirs = tx
    .select({ id: peopleImports.id })
    .from(peopleImports)
    .where(
      and(
        ...[eq(peopleImports.startedBy, uid), isNull(peopleImports.finishedAt)],
        since && gte(peopleImports.createdAt, since),
      ),
    )
  await tx
    .update(peopleImportLines)
    .set({ outcome: 'refuse', reason })
    .where(and(inArray(peopleImportLines.importId, theirs), isNull(peopleImportLines.outcome)))
}
