/** Does something once, however often it is asked for with one key. */
import { createHash } from 'node:crypto'
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { Database, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { dropOld, keepAnswer, recordOf, reserve } from './queries.ts'

/** As long as somebody could reasonably press the same button again. */
export const KEPT_SECONDS = DAY_SECONDS

export interface Request {
  uid: string
  /** Absent: done as often as it is asked for. */
  key: string | undefined
  operation: string
  body: unknown
}

/**
 * Runs `work` and keeps its answer in the same transaction; asked again, gives the kept answer. A
 * failure keeps nothing. Refuses with `idempotency_key_reused` when the same key comes with another body.
 */
export function withIdempotencyKey<Answer>(
  db: Database,
  request: Request,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { uid, key, operation, body } = request
  if (key === undefined) return db.transaction(work)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('base64url')
  return db.transaction(async (tx) => {
    await dropOld(tx, uid, KEPT_SECONDS)
    if (!(await reserve(tx, { uid, key }, fingerprint))) {
      const record = await recordOf(tx, { uid, key })
      if (record?.fingerprint !== fingerprint) throw new Refusal('idempotency_key_reused')
      return record.answer as Answer
    }
    const answer = await work(tx)
    await keepAnswer(tx, { uid, key }, answer)
    return answer
  })
}
