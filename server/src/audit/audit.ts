/** Writes the audit record of a change, or those of several, in the transaction that makes it. */
import type { Transaction } from '#db/database.ts'
import { auditRecords } from '#db/schema.ts'

export interface AuditRecord {
  /** uid of who did it. */
  actor: string
  /** `area.past_tense`, such as `organization.created`. */
  action: string
  subject: string
  organizationId?: string
  /** Plain facts for the timeline; never a secret, token or password. */
  detail?: Record<string, string | number | boolean | null>
}

export async function audit(tx: Transaction, ...records: AuditRecord[]): Promise<void> {
  if (records.length > 0) await tx.insert(auditRecords).values(records)
}
