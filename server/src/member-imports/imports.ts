/** Imports of people as owners see them: looked at, started, followed. */
import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { listRefusedLines, PeopleImport, WrittenLine } from '@atrium/contract/people/people-import'
import { amongMany } from '#audit/among-many.ts'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext, Queryable } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { requireRecentForOwners } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key.ts'
import { requireRoleStill } from '#members/membership.ts'
import type { ConfirmedContext } from '#users/accounts/confirmed.ts'
import { holdSignedIn, type SignedInContext } from '#users/held-people.ts'
import type { ImportContent, ImportSource } from './import-text.ts'
import { unreadable } from './line-errors.ts'
import { knownPeople } from './plan.ts'
import { countOutcomes, importOf, type ImportRow, insertImport, type LineRow, refusedLines } from './queries.ts'
import type { ImportReader } from './reading/reader.ts'

const actions = ['add', 'change', 'same', 'refuse'] as const
/** As many as somebody reads: the counts tell of all, and `refused` answers all. */
const REFUSED_SHOWN = 2_000
const REFUSED_AT_ONCE = 500

/** The answer as JSON. A line is never a reason to refuse. */
export async function preview(
  { reader, ...context }: ConfirmedContext & { reader: ImportReader },
  { membership: { organizationId }, source }: { membership: Membership; source: ImportSource },
): Promise<Uint8Array> {
  return reader.preview(source, (emailKeys) => knownPeople(context, organizationId, emailKeys))
}

interface Start extends Asking {
  content: ImportContent
  idempotencyKey?: string | undefined
}

/**
 * Everything is kept before anything is done, so that the work can go on behind any crash. Who asks is asked
 * about again, since reading the text took its time: refuses as `requireRole` and `requireRecentForOwners` do.
 */
export async function start(
  { db, provider }: DatabaseContext & SignedInContext,
  { actor, membership, content: { digest, total, namesOwners, parts }, idempotencyKey }: Start,
): Promise<PeopleImport> {
  const { organizationId, name } = await requireRoleStill(db, { actor, membership })
  requireRecentForOwners(actor, namesOwners ? ['owner'] : [])
  const request = {
    uid: actor.uid,
    key: idempotencyKey,
    operation: 'startPeopleImport',
    body: { organization: name, digest },
  }
  return withIdempotencyKey(db, request, async (tx) => {
    await holdSignedIn(tx, { provider }, actor)
    const id = randomUUID()
    await insertImport(
      tx,
      { id, organizationId, startedBy: actor.uid, senderConfirmed: actor.emailVerified, total },
      parts,
    )
    // What came of it is told in its place, by the record of its end.
    const detail = { lines: total, [amongMany]: true }
    await audit(tx, { actor: actor.uid, action: 'import.started', subject: name, organizationId, detail })
    return shown(tx, await findImport(tx, organizationId, id))
  })
}

/** How far it is. Refuses with `not_found` for one of elsewhere. */
export async function follow(
  { db }: DatabaseContext,
  { membership: { organizationId }, id }: { membership: Membership; id: string },
): Promise<PeopleImport> {
  return shown(db, await findImport(db, organizationId, id))
}

interface Refused {
  membership: Membership
  id: string
  after: string | undefined
}

/** What it refused, as it was written, behind the line `after`. Refuses with `not_found` for one of elsewhere. */
export async function refused(
  { db }: DatabaseContext,
  { membership: { organizationId }, id, after }: Refused,
): Promise<AnswerOf<typeof listRefusedLines>> {
  const row = await findImport(db, organizationId, id)
  const limit = REFUSED_AT_ONCE + 1
  const rows = await refusedLines(db, row.id, after === undefined ? { limit } : { after: Number(after), limit })
  const toPeopleImport = rows.slice(0, REFUSED_AT_ONCE)
  const last = toPeopleImport.at(-1)
  return {
    results: toPeopleImport.map((line) => ({
      line: line.line,
      written: writtenOf(line),
      reason: line.reason ?? unreadable,
    })),
    after: rows.length > REFUSED_AT_ONCE && last ? String(last.line) : null,
  }
}

/** A line that could be read says the same once it is written anew. */
function writtenOf({ written, email, givenName, familyName, role, labels, startsOn, endsOn }: LineRow): WrittenLine {
  const said = { email, given_name: givenName, family_name: familyName, role: role ?? '', labels: labels.join('; ') }
  // What was kept before lists had days has none.
  return { ...said, starts_on: startsOn ?? '', ends_on: endsOn ?? '', ...written }
}

async function findImport(db: Queryable, organizationId: string, id: string): Promise<ImportRow> {
  const row = isUuid(id) ? await importOf(db, organizationId, id) : undefined
  if (!row) throw new Refusal('not_found', { detail: 'no such import' })
  return row
}

async function shown(db: Queryable, { id, total, finishedAt }: ImportRow): Promise<PeopleImport> {
  const outcomes = new Map((await countOutcomes(db, id)).map((row) => [row.outcome, row.count]))
  const lines = await refusedLines(db, id, { limit: REFUSED_SHOWN })
  return {
    id,
    total,
    state: finishedAt === null ? 'running' : 'done',
    done: total - (outcomes.get(null) ?? 0),
    counts: counted((action) => outcomes.get(action) ?? 0),
    refused: lines.map(({ line, email, reason }) => ({ line, email, reason: reason ?? unreadable })),
  }
}

function counted(of: (action: (typeof actions)[number]) => number): PeopleImport['counts'] {
  return { add: of('add'), change: of('change'), same: of('same'), refuse: of('refuse') }
}
