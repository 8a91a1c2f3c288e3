/** Imports of people as owners see them: looked at, started, followed. */
import { randomUUID } from 'node:crypto'
import type { PeopleImport } from '@atrium/contract/people-import'
import { audit } from '#audit/audit.ts'
import { isUuid } from '#db/uuid.ts'
import type { Database, Queryable } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { once } from '#idempotency/once.ts'
import { ownersOnly, requireRole } from '#people/membership.ts'
import type { ImportContent, ImportSource } from './import-text.ts'
import { knownPeople } from './plan.ts'
import { countOutcomes, importOf, type ImportRow, insertImport, refusedLines } from './queries.ts'
import type { ImportReader } from './reader.ts'

const actions = ['add', 'change', 'same', 'refuse'] as const

/** The answer as JSON. Refuses with `not_found` and `forbidden` as `requireRole` does; a line is never a reason to refuse. */
export async function preview(
  db: Database,
  actor: Actor,
  organization: string,
  { source, reader }: { source: ImportSource; reader: ImportReader },
): Promise<Uint8Array> {
  const { organizationId } = await requireRole(db, actor, organization, ownersOnly)
  return reader.preview(source, (emailKeys) => knownPeople(db, organizationId, emailKeys))
}

/** Refuses as `start` does, before anything is read. */
export async function mayImport(db: Database, actor: Actor, organization: string): Promise<void> {
  await requireRole(db, actor, organization, ownersOnly)
}

/** Everything is kept before anything is done, so that the work can go on behind any crash. */
export async function start(
  db: Database,
  actor: Actor,
  organization: string,
  { digest, total, parts }: ImportContent,
  idempotencyKey?: string,
): Promise<PeopleImport> {
  const { organizationId, name } = await requireRole(db, actor, organization, ownersOnly)
  const request = {
    uid: actor.uid,
    key: idempotencyKey,
    operation: 'startPeopleImport',
    body: { organization, digest },
  }
  return once(db, request, async (tx) => {
    const id = randomUUID()
    await insertImport(
      tx,
      { id, organizationId, startedBy: actor.uid, senderConfirmed: actor.emailVerified, total },
      parts,
    )
    const detail = { lines: total }
    await audit(tx, { actor: actor.uid, action: 'import.started', subject: name, organizationId, detail })
    return shown(tx, await found(tx, organizationId, id))
  })
}

/** How far it is. Refuses with `not_found` for one of elsewhere. */
export async function follow(db: Database, actor: Actor, organization: string, id: string): Promise<PeopleImport> {
  const { organizationId } = await requireRole(db, actor, organization, ownersOnly)
  return shown(db, await found(db, organizationId, id))
}

async function found(db: Queryable, organizationId: string, id: string): Promise<ImportRow> {
  const row = isUuid(id) ? await importOf(db, organizationId, id) : undefined
  if (!row) throw new Refusal('not_found', { detail: 'no such import' })
  return row
}

async function shown(db: Queryable, { id, total, finishedAt }: ImportRow): Promise<PeopleImport> {
  const outcomes = new Map((await countOutcomes(db, id)).map((row) => [row.outcome, row.count]))
  const refused = await refusedLines(db, id)
  return {
    ...{ id, total, state: finishedAt === null ? 'running' : 'done' },
    done: total - (outcomes.get(null) ?? 0),
    counts: counted((action) => outcomes.get(action) ?? 0),
    refused: refused.map(({ line, email, reason }) => ({ line, email, reason: reason ?? '' })),
  }
}

function counted(of: (action: (typeof actions)[number]) => number): PeopleImport['counts'] {
  return { add: of('add'), change: of('change'), same: of('same'), refuse: of('refuse') }
}
