/** Writes the audit record of a change, or those of several, in the transaction that makes it. */
import type { TimelineAction } from '@atrium/contract/people/timeline'
import type { Transaction } from '#db/database.ts'
import { inTurn, type Step } from '#db/driver/at-once.ts'
import { given, prepared } from '#db/prepared.ts'
import { auditRecords } from '#db/schema.ts'
import { amongMany } from './among-many.ts'

export interface AuditedAct {
  /** uid of who did it. */
  actor: string
  subject: string
  /** Plain facts for the timeline; never a secret, token or password. */
  detail?: Record<string, string | number | boolean | null>
}

/** `area.past_tense`. */
export type ActionName = `${string}.${string}`

/** Of what the timeline of an organization shows; of everything else any name, such as `account.created`. */
export type AuditRecord = AuditedAct &
  ({ organizationId: string; action: TimelineAction } | { organizationId?: never; action: ActionName })

const inserted = prepared((tx) =>
  tx
    .insert(auditRecords)
    .values({
      actor: given('actor'),
      action: given('action'),
      subject: given('subject'),
      organizationId: given('organizationId'),
      detail: given('detail'),
    })
    .prepare('insert_audit_record'),
)

/** A statement takes so many rows at most: each brings five parameters. */
const ROWS_AT_ONCE = 2_000

export async function audit(tx: Transaction, ...records: AuditRecord[]): Promise<void> {
  const [first, ...others] = records
  if (first && others.length === 0) await inTurn(tx, [auditing(first)])
  else
    for (let from = 0; from < records.length; from += ROWS_AT_ONCE)
      await tx.insert(auditRecords).values(records.slice(from, from + ROWS_AT_ONCE))
}

/** One record, as one of several statements. */
export function auditing(record: AuditRecord): Step {
  return (db) => ({ statement: inserted(db), values: { organizationId: null, detail: {}, ...record } })
}

/**
 * Records one act that was done to several people or things: a record for each, so that nobody's own history
 * misses it, and `summary`, which stands for them all. Of a single one there is its record alone.
 */
export async function auditTogether(tx: Transaction, summary: AuditRecord, each: AuditRecord[]): Promise<void> {
  if (each.length < 2) return audit(tx, ...each)
  const marked = each.map((record) => ({ ...record, detail: { ...record.detail, [amongMany]: true } }))
  await audit(tx, ...marked, summary)
}
