/** The end of an import: the one thing that the timeline says of all that it did. */
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { countOutcomes, finishImport, importContext, type ImportRow } from './queries.ts'

/**
 * Told by whoever ended it, once, whatever stopped and went on meanwhile: the numbers are those of its lines. Its
 * start, its invites and its changes have records of their own, each marked as one among many.
 */
export async function finish(tx: Transaction, row: ImportRow): Promise<void> {
  const { id, organizationId, startedBy, total: lines } = row
  if (!(await finishImport(tx, id))) return
  const place = await importContext(tx, row)
  if (!place) return
  const outcomes = new Map((await countOutcomes(tx, id)).map(({ outcome, count }) => [outcome, count]))
  const detail = { lines, invited: outcomes.get('add') ?? 0, changed: outcomes.get('change') ?? 0 }
  await audit(tx, { actor: startedBy, action: 'import.finished', subject: place.name, organizationId, detail })
}
