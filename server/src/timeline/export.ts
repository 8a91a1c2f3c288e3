/** The timeline as a file, some entries at a time, so that its length costs no memory. */
import { pipeline, Readable } from 'node:stream'
import type { QueryOf } from '@atrium/contract/endpoint'
import {
  exportTimeline,
  type TimelineEntry,
  type TimelineFilter,
  type TimelineFormat,
} from '@atrium/contract/people/timeline'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { audit } from '#audit/audit.ts'
import type { Database } from '#db/database.ts'
import { harmlessCsv } from '#files/harmless-csv.ts'
import { type Asking, membershipFor } from '#http/membership.ts'
import { parse } from '#http/input/parse.ts'
import { actorOf } from '#http/serve.ts'
import { type Caller, currentCaller, runFor } from '#limits/caller.ts'
import { toEntry } from './entry.ts'
import { entriesOf } from './queries.ts'
import { type Selection, selectionOf, withTimelineHints } from './selection.ts'

const BATCH = 500
const columns = ['time', 'actor', 'actor_id', 'action', 'subject', 'detail']
const kinds: Record<TimelineFormat, string> = { csv: 'text/csv', jsonl: 'application/x-ndjson' }

/** Not through `serve`: its answer is no JSON. Bearer, rights and query are checked as there. */
export function serveExport(app: FastifyInstance, { db, guards }: AreaContext): void {
  app.get(exportTimeline.path, async (request, reply) => {
    const actor = await actorOf(request, guards, exportTimeline)
    const query = parse(exportTimeline.query, request.query)
    const membership = await membershipFor(exportTimeline, guards, actor, { params: {}, query })
    const file = await exported(db, { actor, membership, ...query })
    void reply.headers({
      'content-type': `${kinds[query.format]}; charset=utf-8`,
      'content-disposition': `attachment; filename="${membership.name}-timeline.${query.format}"`,
      'cache-control': 'no-store',
    })
    return reply.send(file)
  })
}

async function exported(
  db: Database,
  {
    actor: { uid },
    membership: { organizationId, name, timeZone },
    organization: _,
    format,
    ...filter
  }: Asking & QueryOf<typeof exportTimeline>,
): Promise<Readable> {
  const selection = selectionOf(organizationId, timeZone, filter)
  await db.transaction((tx) =>
    audit(tx, {
      actor: uid,
      action: 'timeline.exported',
      subject: name,
      organizationId,
      detail: { format, ...definedOf(filter) },
    }),
  )
  const entries = all(db, selection, currentCaller())
  return format === 'csv' ? csvOf(entries) : Readable.from(linesOf(entries))
}

function definedOf(filter: TimelineFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** `caller`: later entries are called for by the connection that they are written to. */
async function* all(db: Database, selection: Selection, caller: Caller): AsyncGenerator<TimelineEntry[]> {
  let before: number | undefined
  do {
    const batch = { ...selection, before }
    const rows = await runFor(caller, () => withTimelineHints(batch, () => entriesOf(db, batch, BATCH)))
    yield rows.map(toEntry)
    before = rows.length < BATCH ? undefined : rows.at(-1)?.id
  } while (before !== undefined)
}

async function* linesOf(batches: AsyncIterable<TimelineEntry[]>): AsyncGenerator<string> {
  for await (const entries of batches) yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
}

async function csvOf(batches: AsyncIterable<TimelineEntry[]>): Promise<Readable> {
  const { stringify } = await import('csv-stringify')
  const csv = stringify({ ...harmlessCsv, columns })
  // An answer that breaks off ends the reading too; the client sees that it was cut.
  pipeline(Readable.from(rowsOf(batches)), csv, () => {})
  return csv
}

async function* rowsOf(batches: AsyncIterable<TimelineEntry[]>): AsyncGenerator<string[]> {
  for await (const entries of batches) {
    for (const { at, actor, action, subject, detail } of entries) {
      yield [at, actor.displayName, actor.user_id, action, subject, JSON.stringify(detail)]
    }
  }
}
