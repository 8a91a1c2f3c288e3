/** The only SQL for archives that people asked for. */
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { accountExportParts, accountExports } from '#db/schema.ts'
import { isFreeLease } from '#jobs/free-lease.ts'

/** A download that has sent nothing for so long has ended with its process, and the link works again. */
const DOWNLOAD_LEASE_SECONDS = 60

export type ExportRow = typeof accountExports.$inferSelect

export async function exportOf(db: Queryable, uid: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(accountExports).where(eq(accountExports.uid, uid))
  return row
}

export async function exportByToken(db: Queryable, tokenHash: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(accountExports).where(eq(accountExports.tokenHash, tokenHash))
  return row
}

export function exportPage(db: Queryable, uid: string, { limit, offset }: { limit: number; offset: number }) {
  const { askedAt, confirmedEmailKey } = accountExports
  return db
    .select({ askedAt, confirmedEmailKey })
    .from(accountExports)
    .where(eq(accountExports.uid, uid))
    .limit(limit)
    .offset(offset)
}

export async function insertExport(tx: Queryable, values: typeof accountExports.$inferInsert): Promise<void> {
  await tx.insert(accountExports).values(values)
}

/** With what there is of the archive; only one that was asked for since a moment where one is said. */
export async function deleteExport(tx: Queryable, uid: string, since?: Date): Promise<void> {
  const askedSince = since === undefined ? undefined : gte(accountExports.askedAt, since)
  await tx.delete(accountExports).where(and(eq(accountExports.uid, uid), askedSince))
}

const { id, attempts, leasedUntil, readyAt, failedAt } = accountExports

/** By the clock that all processes share. */
const leaseEnd = (leaseSeconds: number) => sql`now() + make_interval(secs => ${leaseSeconds})`

/** Takes one that is to be made and that nobody is at: of any number of processes, one gets it. */
export async function leaseExport(db: Queryable, leaseSeconds: number): Promise<ExportRow | undefined> {
  const waiting = db
    .select({ id })
    .from(accountExports)
    .where(and(isNull(readyAt), isNull(failedAt), isFreeLease(leasedUntil, leaseSeconds)))
    .orderBy(asc(accountExports.askedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(accountExports)
    .set({ leasedUntil: leaseEnd(leaseSeconds), attempts: sql`${attempts} + 1` })
    .where(inArray(id, waiting))
    .returning()
  return row
}

/** Whose turn at an archive it is: a later attempt takes it away. */
export type Turn = Pick<ExportRow, 'id' | 'attempts'>

const still = (turn: Turn) => and(eq(id, turn.id), eq(attempts, turn.attempts), isNull(readyAt), isNull(failedAt))

/** False where somebody else is at it by now, or nobody wants it any more. */
export async function updateInTurn(db: Queryable, turn: Turn, changes: Partial<ExportRow>): Promise<boolean> {
  const rows = await db.update(accountExports).set(changes).where(still(turn)).returning({ id })
  return rows.length === 1
}

/** As `updateInTurn`: for another while nobody else begins with it. */
export async function extendInTurn(db: Queryable, turn: Turn, leaseSeconds: number): Promise<boolean> {
  const leasedUntil = leaseEnd(leaseSeconds)
  const rows = await db.update(accountExports).set({ leasedUntil }).where(still(turn)).returning({ id })
  return rows.length === 1
}

export async function insertPart(tx: Queryable, values: typeof accountExportParts.$inferInsert): Promise<void> {
  await tx.insert(accountExportParts).values(values)
}

export async function deleteParts(tx: Queryable, exportIds: string[]): Promise<void> {
  await tx.delete(accountExportParts).where(inArray(accountExportParts.exportId, exportIds))
}

export async function sealedPart(db: Queryable, exportId: string, part: number): Promise<string | undefined> {
  const [row] = await db
    .select({ sealed: accountExportParts.sealed })
    .from(accountExportParts)
    .where(and(eq(accountExportParts.exportId, exportId), eq(accountExportParts.part, part)))
  return row?.sealed
}

/** By the database's clock: nobody is at a download of it, or whoever was has not gone on for too long. */
const isUnattended = and(gt(accountExports.parts, 0), isFreeLease(leasedUntil, DOWNLOAD_LEASE_SECONDS))

/**
 * Uses a link up in one statement: of any number of callers, exactly one gets the archive. One that was being downloaded as
 * its process was killed was given to nobody.
 */
export async function takeExport(
  db: Queryable,
  { uid, tokenHash, now }: { uid: string; tokenHash: string; now: Date },
): Promise<ExportRow | undefined> {
  const { takenAt, expiresAt } = accountExports
  const [row] = await db
    .update(accountExports)
    .set({ takenAt: now, leasedUntil: leaseEnd(DOWNLOAD_LEASE_SECONDS), attempts: sql`${attempts} + 1` })
    .where(
      and(
        ...[eq(accountExports.tokenHash, tokenHash), eq(accountExports.uid, uid)],
        ...[isNotNull(readyAt), gt(expiresAt, now), or(isNull(takenAt), isUnattended)],
      ),
    )
    .returning()
  return row
}

const stillTaking = (turn: Turn) => and(eq(id, turn.id), eq(attempts, turn.attempts), isNotNull(accountExports.takenAt))

/** The download goes on. False where the link was used once more meanwhile, or the archive is gone. */
export async function goOnTaking(db: Queryable, turn: Turn): Promise<boolean> {
  const set = { leasedUntil: leaseEnd(DOWNLOAD_LEASE_SECONDS) }
  const rows = await db.update(accountExports).set(set).where(stillTaking(turn)).returning({ id })
  return rows.length === 1
}

export async function giveBackExport(db: Queryable, turn: Turn): Promise<void> {
  await db.update(accountExports).set({ takenAt: null, leasedUntil: null }).where(stillTaking(turn))
}

/** It has arrived: what is kept of it goes, whoever is at it. */
export async function endTaking(tx: Queryable, turn: Turn): Promise<void> {
  const rows = await tx.update(accountExports).set({ leasedUntil: null }).where(stillTaking(turn)).returning({ id })
  if (rows.length > 0) await forgetArchives(tx, [turn.id])
}

/** Ids of those whose link works no more, and of which something is kept that nobody is downloading. */
export async function endedExports(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id })
    .from(accountExports)
    .where(and(isUnattended, lt(accountExports.expiresAt, now)))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** What is kept of archives that nobody can download any more; that they were asked for stays. */
export async function forgetArchives(tx: Queryable, exportIds: string[]): Promise<void> {
  await deleteParts(tx, exportIds)
  await tx.update(accountExports).set({ parts: 0 }).where(inArray(id, exportIds))
}

/** Archives that were asked for and are neither there nor given up. */
export async function countUnmade(db: Queryable): Promise<number> {
  const isUnmade = and(isNull(accountExports.readyAt), isNull(accountExports.failedAt))
  const [row] = await db.select({ waiting: count() }).from(accountExports).where(isUnmade)
  return row?.waiting ?? 0
}
