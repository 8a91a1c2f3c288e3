/** What directories asked and what became of it: written as it happens, read by owners, gone after some days. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import { provisioningLogDays } from '@atrium/contract/limits'
import type {
  listConnectionRequests,
  ProvisioningCause,
  ProvisioningOutcome,
} from '@atrium/contract/organizations/provisioning'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { Database, DatabaseContext, Queryable } from '#db/database.ts'
import { keepableText } from '#db/keepable-text.ts'
import { isUuid } from '#db/uuid.ts'
import type { Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { connectionsOf } from './queries.ts'
import { deleteRequestsBefore, deleteRequestsBeyond, insertRequest, requestPage } from './queries-log.ts'

const PAGE = 50
/** Of each directory. */
const KEPT = 50_000
const NAMED_MAX_LENGTH = 256

type RequestQuery = QueryOf<typeof listConnectionRequests>

export interface Told {
  connectionId: string
  operation: string
  resource: string
  named: string
  outcome: ProvisioningOutcome
  status: number
  /** Of a refusal. */
  why?: ProvisioningCause
  reason?: string
}

/** In the transaction that does it; of a refusal alone. */
export async function noteRequest(q: Queryable, { named, why, reason, ...told }: Told): Promise<void> {
  await insertRequest(q, {
    ...told,
    named: keepableText(named, NAMED_MAX_LENGTH),
    cause: why ?? null,
    reason: reason === undefined ? null : keepableText(reason, NAMED_MAX_LENGTH),
  })
}

/** In the transaction that did what a directory asked. */
export function noteDone(
  q: Queryable,
  { connection, operation }: { connection: { id: string }; operation: string },
  done: Pick<Told, 'resource' | 'named' | 'status' | 'outcome'>,
): Promise<void> {
  return noteRequest(q, { connectionId: connection.id, operation, ...done })
}

/** A page of them, the newest first. Refuses with `not_found` for a connection of elsewhere. */
export async function requestsOf(
  { db }: DatabaseContext,
  { membership: { organizationId }, id, ...page }: { membership: Membership; id: string } & RequestQuery,
): Promise<AnswerOf<typeof listConnectionRequests>> {
  const own = isUuid(id) && (await connectionsOf(db, organizationId)).some((one) => one.id === id)
  if (!own) throw new Refusal('not_found', { detail: 'no such connection' })
  const rows = await requestPage(db, { organizationId, id, ...page, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  return {
    results: shown.map(({ id: row, at, operation, resource, named: subject, outcome, status, cause, reason }) => ({
      id: String(row),
      at: at.toISOString(),
      operation,
      resource,
      subject,
      outcome,
      status,
      cause,
      reason,
    })),
    before: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
  }
}

/** Every hour: what is too old, and what is too much. */
export async function sweepProvisioningLog(db: Database, now: Date, kept: number = KEPT): Promise<void> {
  await deleteRequestsBeyond(db, kept)
  await deleteRequestsBefore(db, new Date(now.getTime() - provisioningLogDays * DAY_MS))
}
