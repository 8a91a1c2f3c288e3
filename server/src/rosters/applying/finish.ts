/** The end of a roster, or of its taking back: the one thing that the timeline says of all that it did. */
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { doneCounts } from '#rosters/queries-steps.ts'
import { finishRoster, lockSource, type RosterRow, updateSource } from '#rosters/queries.ts'

/** Told by whoever ended it, once, whatever stopped and went on meanwhile. Without a name, the organization is gone. */
export async function finish(tx: Transaction, row: RosterRow, name: string | undefined): Promise<void> {
  const { organizationId, startedBy: actor, state } = row
  const isApplied = state === 'applying'
  if (!(await finishRoster(tx, row, isApplied ? 'applied' : 'taken_back'))) return
  if (!isApplied) await putSourceBack(tx, row)
  if (name === undefined) return
  const counts = await doneCounts(tx, row)
  const of = (action: string) =>
    counts
      .filter((one) => one.kind === 'person' && one.action === action && one.outcome !== 'refused')
      .reduce((sum, one) => sum + one.count, 0)
  const detail = { added: of('add'), changed: of('change'), left: of('leave') }
  const action = isApplied ? 'roster.applied' : 'roster.taken_back'
  await audit(tx, { actor, action, subject: name, organizationId, detail })
}

/** What the source brought is what it had brought before. */
async function putSourceBack(tx: Transaction, { organizationId, sourceId, ...row }: RosterRow): Promise<void> {
  const source = await lockSource(tx, organizationId, sourceId)
  if (!source) return
  const { recordsBefore: records, previousId: lastAppliedId } = row
  await updateSource(tx, sourceId, { records, lastAppliedId, version: source.version + 1 })
}
