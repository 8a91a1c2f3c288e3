/**
 * `npm run bench:overview`: the overview of an organization with 100,000 members and five years of days, timed and
 * explained, and what those pay who are counted: a join, fifty invites of an import, a sign-in. On the embedded database
 * in memory, or on `DATABASE_URL`, from which it clears away what it made. Fails where a median is over 50 ms, and where a plan reads a
 * table through. With `write` behind it, the figures go into docs/performance.md.
 */
import { performance } from 'node:perf_hooks'
import { overviewRanges } from '../contract/src/organizations/overview.ts'
import type { Database } from '../server/src/db/database.ts'
import { withPlannerHints } from '../server/src/db/planner-hints.ts'
import { checkBetween } from '../server/src/figures/keep-figures.ts'
import { notSeen, overviewOf } from '../server/src/figures/overview.ts'
import { figuresStatement, lastSeenStatement } from '../server/src/figures/queries.ts'
import { notSeenPageStatement } from '../server/src/figures/queries-not-seen.ts'
import { requireRole } from '../server/src/members/membership.ts'
import { planOfPrepared } from '../server/src/testing/databases/plan.ts'
import { openBenchDatabase } from './organizations/bench-database.ts'
import {
  fillOverview,
  type OverviewFixture,
  overviewFixture,
  people,
  timeWrites,
} from './organizations/overview-fixture.ts'
import { TimedReport } from './organizations/timed-report.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 30)
const pageSize = 10

const database = await openBenchDatabase()
const { kind } = database
const report = new TimedReport({ kind, rounds, budgetMs: 50, refused: /Seq Scan on \w+/ })
const fixture = overviewFixture(database)
try {
  await fillOverview(fixture)
  await timeAll(fixture)
  await explainAll(fixture)
  await timeWrites(fixture)
} finally {
  if (kind === 'PostgreSQL') await fixture.clear()
  await database.close()
}
await report.end(kind === 'PGlite' ? 'overview-embedded' : 'overview-postgres')

async function timeAll({ db, run }: OverviewFixture): Promise<void> {
  const actor = { uid: `${run}-1` } as Parameters<typeof requireRole>[1]
  const as = () => requireRole(db, actor, { name: run }, ['owner'])
  const settings = { firebase: undefined }
  for (const range of overviewRanges) {
    await report.time(`overview, ${range}`, async () => {
      await overviewOf({ db, settings }, { range, membership: await as() })
    })
  }
  const { totalPages } = await notSeen({ db }, { page: 1, limit: pageSize, membership: await as() })
  for (const page of [1, Math.ceil(totalPages / 2), totalPages]) {
    const query = { page, limit: pageSize }
    await report.time(`not seen, page ${page} of ${totalPages}`, async () => {
      await notSeen({ db }, { ...query, membership: await as() })
    })
  }
  const began = performance.now()
  await checkBetween(db, { warn: (about: unknown) => report.fail(`figures were off: ${JSON.stringify(about)}`) })
  const ms = (performance.now() - began).toFixed(0)
  console.log(`  ${`all ${people} counted anew, once a day in the background`.padEnd(58)} ${ms}`)
}

async function explainAll({ db, organizationId }: OverviewFixture): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const asked = { organizationId, notSeenSince: today }
  const figures = { ...asked, start: today, today, monday: today }
  await explain('figures by week', db, figuresStatement(db, 'week'), figures)
  await explain('how many were last seen on each day', db, lastSeenStatement(db), asked)
  const page = { ...asked, day: today, skip: 200, limit: pageSize }
  await explain('not seen, a page', db, notSeenPageStatement(db, { backwards: true }), page)
}

async function explain(
  what: string,
  db: Database,
  ...query: [Parameters<typeof planOfPrepared>[1], Record<string, unknown>]
): Promise<void> {
  const plan = await withPlannerHints({ bitmaps: false, sorts: true }, () => planOfPrepared(db, ...query))
  report.plan(what, plan)
}
