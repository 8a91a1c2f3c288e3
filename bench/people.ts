/**
 * `npm run bench:people`: the list of people of an organization with 100,000 members, timed and explained, for
 * every order, filter and search, on the first page and on the last. On the embedded database in memory, or on
 * `DATABASE_URL`, from which it clears away what it made. Fails where a plan reads a whole table of members.
 */
import { performance } from 'node:perf_hooks'
import type { AnswerOf } from '../contract/src/endpoint.ts'
import { listMembers, memberSorts } from '../contract/src/people/members.ts'
import { timeline } from '../contract/src/people/timeline.ts'
import type { Database } from '../server/src/db/database.ts'
import { members, selectionOf } from '../server/src/members/listing/list.ts'
import { countStatement, pageStatement } from '../server/src/members/listing/queries.ts'
import { valuesOf, withListHints } from '../server/src/members/listing/selection.ts'
import { requireRole } from '../server/src/members/membership.ts'
import { planOfPrepared } from '../server/src/testing/databases/plan.ts'
import { timelineOf } from '../server/src/timeline/timeline.ts'
import { openBenchDatabase } from './organizations/bench-database.ts'
import { quantile } from './load.ts'
import { type PeopleFixture, people, peopleFixture } from './organizations/people-fixture.ts'

const budgetMs = 150
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** Whatever has rows for each member. */
const growing = /Seq Scan on (?:users|organization_members|member_labels|class_members|audit_records)/
/** Plans that were shown whole already; of each further one its scans are shown. */
const shown = new Set<string>()
const failures: string[] = []

const database = await openBenchDatabase()
const fixture = peopleFixture(database.db)
try {
  await fixture.fill()
  console.log(`${database.kind}, ${rounds} rounds each, milliseconds\n`)
  await timeAll(database.db, fixture)
} finally {
  if (database.kind === 'PostgreSQL') await fixture.clear()
  await database.close()
}
console.log(failures.length === 0 ? '\nno plan reads a table of members through' : `\nREAD THROUGH:`)
for (const failure of failures) console.log(`  ${failure}`)
if (failures.length > 0) process.exitCode = 1

type Filter = Partial<Record<'username' | 'label' | 'class' | 'role', string>>

function filters({ labels: { some, many }, classId, run }: PeopleFixture): [what: string, filter: Filter][] {
  return [
    ['everybody', {}],
    ...['a', '7', 'ad', '77', '777', 'ada ', 'quartz', `${run}999`, run, 'zzzzzz'].map((username): [string, Filter] => [
      `holding ${username}`,
      { username },
    ]),
    ['User', { role: 'User' }],
    ['staff', { role: 'staff' }],
    ['owner', { role: 'owner' }],
    ['User holding ad', { role: 'User', username: 'ad' }],
    ['User holding ada', { role: 'User', username: 'ada ' }],
    ['staff holding ada', { role: 'staff', username: 'ada ' }],
    ['a label', { label: some }],
    ['a label of many', { label: many }],
    ['a label of many, holding a', { label: many, username: 'a' }],
    ['a label, holding ada', { label: some, username: 'ada ' }],
    ['a label of many, User', { label: many, role: 'User' }],
    ['a label of many, staff', { label: many, role: 'staff' }],
    ['a label of many, User holding quartz', { label: many, role: 'User', username: 'quartz' }],
    ['a label of many, User holding ad', { label: many, role: 'User', username: 'ad' }],
    ['a class', { class: classId }],
    ['a class, User holding ad', { class: classId, role: 'User', username: 'ad' }],
    ['a class and a label of many', { class: classId, label: many }],
  ]
}

async function timeAll(db: Database, on: PeopleFixture): Promise<void> {
  const actor = { uid: `${on.run}-1` } as Parameters<typeof requireRole>[1]
  const as = ({ access }: typeof listMembers | typeof timeline) =>
    requireRole(db, actor, { name: on.run }, access.organization)
  for (const [what, filter] of filters(on)) {
    const asked = (more: object) =>
      listMembers.query.parse({ organization: on.run, limit: 10, page: 1, ...filter, ...more })
    const { text } = await members({ db }, { ...asked({}), membership: await as(listMembers) })
    const { totalResults, totalPages } = JSON.parse(text) as AnswerOf<typeof listMembers>
    console.log(`\n${what}: ${totalResults}`)
    const everybody = selectionOf(on.organizationId, asked({}))
    explain(
      `count of ${what}`,
      await withListHints(everybody, () => planOfPrepared(db, countStatement(db, everybody), valuesOf(everybody))),
    )
    for (const page of new Set([1, Math.max(1, totalPages)])) {
      for (const sortBy of memberSorts) {
        const query = asked({ page, sortBy })
        const name = `${what}, ${sortBy}, page ${page}`
        await time(name, async () => members({ db }, { ...query, membership: await as(listMembers) }))
        const selection = selectionOf(on.organizationId, query)
        const values = { ...valuesOf(selection), limit: query.limit, offset: (page - 1) * query.limit }
        const read = () => planOfPrepared(db, pageStatement(db, selection), values)
        explain(name, await withListHints(selection, read))
      }
    }
  }
  console.log()
  const records = async (before?: string) =>
    timelineOf({ db }, { organization: on.run, before, membership: await as(timeline) })
  await time('timeline', () => records())
  await time('timeline, in the middle', () => records(String(people / 2)))
}

function explain(what: string, plan: string): void {
  const scans = plan.match(/(?:Seq |Bitmap |Index )(?:\w+ )*Scan(?: Backward)?(?: using| on) \w+/g) ?? []
  const short = [...new Set(scans)].join(', ')
  const sorted = /Sort  /.test(plan)
  const shape = plan.replace(/\(actual.*|[0-9a-z-]{20,}|\d+/g, '')
  console.log(`    ${short}${sorted ? ', sorted' : ''}`)
  if (!shown.has(shape)) console.log(plan.replace(/^/gm, '      | '))
  shown.add(shape)
  if (growing.test(plan)) failures.push(what)
}

async function time(what: string, once: () => PromiseLike<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await once()
    times.push(performance.now() - began)
  }
  const [median = 0, most = 0] = [0.5, 0.95].map((share) => quantile(times, share))
  const over = median > budgetMs ? `  <- over ${budgetMs} ms` : ''
  const [best, middle, worst] = [Math.min(...times), median, most].map((ms) => ms.toFixed(1).padStart(7))
  console.log(`  ${what.padEnd(58)} best ${best}  median ${middle}  95 % ${worst}${over}`)
}
