/** Makes the archives that were asked for, one after the other: any number of processes may, and a crash loses none. */
import { exportLinkDays } from '@atrium/contract/limits'
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { Database } from '#db/database.ts'
import { isUnavailable } from '#http/failures/unavailable.ts'
import type { Outbox } from '#messaging/outbox.ts'
import { emailOf } from '#users/read-record.ts'
import { type ArchiveContext, filesOf } from './archive-files.ts'
import { deleteParts, type ExportRow, extendInTurn, insertPart, leaseExport, updateInTurn } from './queries.ts'
import { exportTokenHash, newExportToken, sealPart } from './sealed-part.ts'

/** A process that says nothing for so long is gone, and another one begins anew. */
const LEASE_SECONDS = 300
/** Behind so many beginnings what fails by itself is given up; a process that ends in the middle is no failure. */
const MOST_ATTEMPTS = 3
/** As a process that ends with each of them would have it, and an archive may be what ends it. */
const MOST_BEGINNINGS = 30
const PART_BYTES = 192 * 1024

export interface MakingContext extends ArchiveContext {
  outbox: Outbox
  settings: ArchiveContext['settings'] & { publicOrigin: string }
}

/**
 * A round of the job: one archive. What fails is tried again when its lease has ended, and given up in the end; not because
 * the database is away, or would do it at another moment.
 */
export async function makeNextExport(context: MakingContext, isStopped: () => boolean): Promise<'more' | 'done'> {
  const { db } = context
  const wanted = await leaseExport(db, LEASE_SECONDS)
  if (!wanted) return 'done'
  if (wanted.attempts > MOST_BEGINNINGS) {
    await giveUp(context, wanted)
    throw new Error(`an archive was begun ${MOST_BEGINNINGS} times, and is given up`)
  }
  try {
    await make(context, wanted, isStopped)
  } catch (error) {
    if (wanted.attempts >= MOST_ATTEMPTS && !isUnavailable(error)) await giveUp(context, wanted)
    throw error
  }
  return isStopped() ? 'done' : 'more'
}

/** Unless it is somebody else's turn by now. */
async function giveUp({ db }: MakingContext, wanted: ExportRow): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await updateInTurn(tx, wanted, { failedAt: new Date() }))) return
    await deleteParts(tx, [wanted.id])
  })
}

async function make(context: MakingContext, wanted: ExportRow, isStopped: () => boolean): Promise<void> {
  const { db } = context
  const { id: exportId, uid, confirmedEmailKey: emailKey } = wanted
  // Of an attempt before, under another key. Whoever was held up until somebody else began takes nothing of theirs.
  const isOurs = await db.transaction(async (tx) => {
    if (!(await extendInTurn(tx, wanted, LEASE_SECONDS))) return false
    await deleteParts(tx, [exportId])
    return true
  })
  if (!isOurs) return
  const token = newExportToken()
  // Few processes ever make one: they load what does.
  const { inPiecesOf, zipOf } = await import('./zip.ts')
  let part = 0
  for await (const bytes of inPiecesOf(PART_BYTES, zipOf(filesOf(context, { uid, emailKey })))) {
    const kept = isStopped() ? await leave(db, wanted) : await keepPart(db, wanted, { part, token, bytes })
    if (!kept) return
    part += 1
  }
  await finish(context, wanted, { token, parts: part })
}

/** False where it is somebody else's turn by now. */
async function keepPart(
  db: Database,
  wanted: ExportRow,
  { part, token, bytes }: { part: number; token: string; bytes: Uint8Array },
): Promise<boolean> {
  const exportId = wanted.id
  return db.transaction(async (tx) => {
    if (!(await extendInTurn(tx, wanted, LEASE_SECONDS))) return false
    await insertPart(tx, { exportId, part, sealed: sealPart(token, { exportId, part }, bytes) })
    return true
  })
}

/** The server ends: whoever comes next begins at once, and this counts as no attempt. */
async function leave(db: Database, wanted: ExportRow): Promise<false> {
  await updateInTurn(db, wanted, { leasedUntil: null, attempts: wanted.attempts - 1 })
  return false
}

/** The archive is there once its link is mailed, and the other way round. */
async function finish(
  { db, outbox, settings: { publicOrigin } }: MakingContext,
  wanted: ExportRow,
  { token, parts }: { token: string; parts: number },
): Promise<void> {
  const goodForSeconds = exportLinkDays * DAY_SECONDS
  await db.transaction(async (tx) => {
    const readyAt = new Date()
    const expiresAt = new Date(readyAt.getTime() + goodForSeconds * 1_000)
    const changes = { readyAt, expiresAt, parts, leasedUntil: null, tokenHash: exportTokenHash(token) }
    if (!(await updateInTurn(tx, wanted, changes))) return
    const email = await emailOf(tx, wanted.uid)
    if (email === null) return
    const link = new URL('/account/download', publicOrigin)
    link.searchParams.set('code', token)
    await outbox.queue(tx, 'export_ready', { email, link: link.href, goodForSeconds })
  })
}
