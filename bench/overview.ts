/**
 * `npm run bench:overview`: the overview of an organization with 100,000 members and five years of days, timed and
 * explained, and what those pay who are counted: a join, fifty invites of an import, a sign-in. On the embedded database
 * in memory, or on `DATABASE_URL`, from which it clears away what it made. Fails where a median is over 50 ms, and where a plan reads a
 * table through.
 */
import { performance } from 'node:perf_hooks'
import { overviewRanges } from '../contract/src/organizations/overview.ts'
import type { Database, OpenDatabase } from '../server/src/db/database.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { withPlannerHints } from '../server/src/db/planner-hints.ts'
import { openPostgres } from '../server/src/db/postgres.ts'
import { checkBetween } from '../server/src/figures/keep-figures.ts'
import { notSeen, overviewOf } from '../server/src/figures/overview.ts'
import { figuresStatement, lastSeenStatement } from '../server/src/figures/queries.ts'
import { notSeenPageStatement } from '../server/src/figures/queries-not-seen.ts'
import { requireRole } from '../server/src/members/membership.ts'
import { memoryDatabase } from '../server/src/testing/memory-database.ts'
import { planOfPrepared } from '../server/src/testing/plan.ts'
import { quantile } from './load.ts'
import { fillOverview, type OverviewFixture, overviewFixture, people, timeWrites } from './overview-fixture.ts'

const budgetMs = 50
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 30)
const pageSize = 10
const failures: string[] = []

const url = process.env['DATABASE_URL']
const database = url === undefined ? await memoryDatabase() : await postgres(url)
const fixture = overviewFixture(database.db)
try {
  await fillOverview(fixture)
  console.log(`${url === undefined ? 'PGlite' : 'PostgreSQL'}, ${rounds} rounds each, milliseconds\n`)
  await timeAll(fixture)
  await explainAll(fixture)
  await timeWrites(fixture)
} finally {
  if (url !== undefined) await fixture.clear()
  await database.close()
}
console.log(failures.length === 0 ? `\nall within ${budgetMs} ms, by index` : '\nFAILED:')
for (const failure of failures) console.log(`  ${failure}`)
if (failures.length > 0) process.exitCode = 1

async function postgres(url: string): Promise<OpenDatabase> {
  const database = await openPostgres({ url, onIdleError: (error) => console.error(error) })
  await migrate(database.db)
  return database
}

async function timeAll({ db, run }: OverviewFixture): Promise<void> {
  const actor = { uid: `${run}-1` } as Parameters<typeof requireRole>[1]
  const as = () => requireRole(db, actor, { name: run }, ['owner'])
  const settings = { firebase: undefined }
  for (const range of overviewRanges) {
    await time(`overview, ${range}`, async () => overviewOf({ db, settings }, { range, membership: await as() }))
  }
  const pages = Math.ceil((await notSeen({ db }, { page: 1, limit: pageSize, membership: await as() })).totalPages)
  for (const page of [1, Math.ceil(pages / 2), pages]) {
    const query = { page, limit: pageSize }
    await time(`not seen, page ${page} of ${pages}`, async () => notSeen({ db }, { ...query, membership: await as() }))
  }
  const began = performance.now()
  await checkBetween(db, { warn: (about: unknown) => failures.push(`figures were off: ${JSON.stringify(about)}`) })
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
  console.log(`\n${what}\n${plan.replace(/^/gm, '  | ')}`)
  if (/Seq Scan/.test(plan)) failures.push(`${what} reads a table through`)
}

async function time(what: string, once: () => PromiseLike<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await once()
    times.push(performance.now() - began)
  }
  const [median = 0, most = 0] = [0.5, 0.95].map((share) => quantile(times, share))
  if (median > budgetMs) failures.push(`${what}: ${median.toFixed(1)} ms`)
  const [best, middle, worst] = [Math.min(...times), median, most].map((ms) => ms.toFixed(1).padStart(7))
  console.log(`  ${what.padEnd(58)} best ${best}  median ${middle}  95 % ${worst}`)
}
