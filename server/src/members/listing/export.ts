/** The list of people as CSV, row by row, so that its length costs no memory. */
import { pipeline, Readable } from 'node:stream'
import type { QueryOf } from '@atrium/contract/endpoint'
import { exportMembers } from '@atrium/contract/people/members'
import type { Language } from '@atrium/contract/languages'
import type { Column } from '@atrium/contract/rules/csv/columns'
import { nameCollator } from '@atrium/contract/rules/name-order'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { audit } from '#audit/audit.ts'
import type { Database } from '#db/database.ts'
import { harmlessCsv } from '#files/harmless-csv.ts'
import { acceptedLanguage } from '#http/languages/asked-language.ts'
import { headingsIn } from '#http/languages/columns.ts'
import { type Asking, membershipFor } from '#http/membership.ts'
import { parse } from '#http/input/parse.ts'
import { actorOf } from '#http/serve.ts'
import { type Caller, currentCaller, runFor } from '#limits/caller.ts'
import { selectionOf } from './list.ts'
import { memberRows } from './queries.ts'
import { type MemberSelection, withListHints } from './selection.ts'

const BATCH = 500
const columns: readonly Column[] = [
  'name',
  'given_name',
  'family_name',
  'username',
  'email',
  'role',
  'labels',
  'joined',
  'starts_on',
  'ends_on',
]

/** Not through `serve`: its answer is no JSON. Bearer, rights and query are checked as there. */
export function serveExport(app: FastifyInstance, { db, guards }: AreaContext): void {
  app.get(exportMembers.path, async (request, reply) => {
    const actor = await actorOf(request, guards, exportMembers)
    const query = parse(exportMembers.query, request.query)
    const membership = await membershipFor(exportMembers, guards, actor, { params: {}, query })
    const rows = await exported(db, acceptedLanguage(request), { actor, membership, ...query })
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${membership.name}-people.csv"`,
      'cache-control': 'no-store',
    })
    return reply.send(rows)
  })
}

async function exported(
  db: Database,
  language: Language,
  { actor, membership: { organizationId, name }, ...query }: Asking & QueryOf<typeof exportMembers>,
): Promise<Readable> {
  const selection = selectionOf(organizationId, query)
  await db.transaction((tx) =>
    audit(tx, { actor: actor.uid, action: 'people.exported', subject: name, organizationId }),
  )
  const { stringify } = await import('csv-stringify')
  const csv = stringify({ ...harmlessCsv, columns: headingsIn(language, columns) })
  // An answer that breaks off ends the reading too; the client sees that it was cut.
  pipeline(Readable.from(lines(db, language, selection, currentCaller())), csv, () => {})
  return csv
}

/** `caller`: later rows are called for by the connection that they are written to. */
async function* lines(
  db: Database,
  language: Language,
  selection: MemberSelection,
  caller: Caller,
): AsyncGenerator<(string | null)[]> {
  const { compare } = nameCollator(language)
  let after: MemberSelection['after']
  do {
    const page = { ...selection, after }
    const rows = await runFor(caller, () => withListHints(selection, () => memberRows(db, page, BATCH)))
    for (const member of rows) {
      const labels = member.labels
        .map(({ name }) => name)
        .toSorted(compare)
        .join('; ')
      const { displayName, given_name, family_name, username, email, role, joinedAt, startsOn, endsOn } = member
      yield [displayName, given_name, family_name, username, email, role, labels, joinedAt, startsOn, endsOn]
    }
    const last = rows.length < BATCH ? undefined : rows.at(-1)
    after = last && { key: last.key, uid: last.user_id }
  } while (after !== undefined)
}
