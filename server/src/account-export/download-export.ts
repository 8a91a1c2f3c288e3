/** The download of one's archive: by the mailed link and signed in as the person who asked for it, once. */
import { audit } from '#audit/audit.ts'
import type { Database, DatabaseContext } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import {
  endTaking,
  exportByToken,
  type ExportRow,
  giveBackExport,
  goOnTaking,
  sealedPart,
  takeExport,
} from './queries.ts'
import { isTaken } from './is-taken.ts'
import { exportTokenHash, openPart } from './sealed-part.ts'

export interface Download {
  archive: AsyncIterable<Buffer>
  /** To be told how it went: an archive that arrived is kept no longer, and a link that did not bring it works again. */
  ended(arrived: boolean): Promise<void>
}

/**
 * The link is used up before the first byte leaves, and works again a minute after the last one where the process ended in
 * between. Refuses with `code_expired`, and with `code_invalid` for a link that
 * was used, that never was, and that is somebody else's: whoever finds it in a mailbox is to be that person as well.
 */
export async function startDownload(
  { db }: DatabaseContext,
  { actor, token }: { actor: Actor; token: string },
): Promise<Download> {
  const { uid } = actor
  const tokenHash = exportTokenHash(token)
  const now = new Date()
  const taken = await db.transaction(async (tx) => {
    const row = await takeExport(tx, { uid, tokenHash, now })
    if (row) await audit(tx, { actor: uid, action: 'account.export_taken', subject: uid })
    return row
  })
  if (!taken) throw await refusalOf(db, { uid, tokenHash, now })
  return {
    archive: opened(db, taken, token),
    ended: (arrived) => (arrived ? db.transaction((tx) => endTaking(tx, taken)) : giveBackExport(db, taken)),
  }
}

async function* opened(db: Database, taken: ExportRow, token: string): AsyncGenerator<Buffer> {
  const { id: exportId, parts } = taken
  for (let part = 0; part < parts; part += 1) {
    // Whoever finds a download that stands still takes the archive anew: of two, one is told that it arrived.
    if (!(await goOnTaking(db, taken))) throw new Error('the archive was taken anew, or is gone')
    const sealed = await sealedPart(db, exportId, part)
    if (sealed === undefined) throw new Error('a part of the archive is gone')
    yield openPart(token, { exportId, part }, sealed)
  }
}

async function refusalOf(
  db: Database,
  { uid, tokenHash, now }: { uid: string; tokenHash: string; now: Date },
): Promise<Refusal> {
  const row = await exportByToken(db, tokenHash)
  if (row?.uid !== uid) return new Refusal('code_invalid', { detail: row ? 'somebody else’s archive' : 'no archive' })
  const expired = !isTaken(row, now) && row.expiresAt !== null && row.expiresAt <= now
  return expired ? new Refusal('code_expired') : new Refusal('code_invalid', { detail: 'used' })
}
