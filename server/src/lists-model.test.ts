/**
 * Random states of an organization, its people and groups, and of what people own: every list, by any filter, search, order
 * and page, is what `testing/lists-model/expected` makes of the same tables by itself, row by row, and what is counted
 * elsewhere is as many. `npm run test:model` runs many more.
 */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { counts, figures } from '#testing/lists-model/expected/groups.ts'
import { type Facts, readFacts } from '#testing/lists-model/facts.ts'
import { beginning, operation, perform } from '#testing/lists-model/operations.ts'
import { lists, questionOf, type Wish, wishes } from '#testing/lists-model/questions.ts'
import { compare, expectSame, part } from '#testing/lists-model/read.ts'
import { type Ground, newSchool, openGround, type School } from '#testing/lists-model/school.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 1)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_127)
const MS_A_RUN = 60_000
const QUESTIONS = 5
const AT_THE_END = 40

let ground: Ground
beforeAll(async () => {
  ground = await openGround()
}, 120_000)
afterAll(() => ground.server.close())

const step = fc.record({
  /** At once, now and then. */
  operations: fc.oneof(
    { weight: 2, arbitrary: fc.array(operation, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(operation, { minLength: 2, maxLength: 4 }) },
  ),
  asked: wishes(QUESTIONS),
})
const sequence = fc.record({
  steps: fc.array(step, { minLength: 5, maxLength: 12, size: 'max' }),
  atTheEnd: wishes(AT_THE_END),
})

/**
 * What is asked of facts as they are. Jobs go on meanwhile, and end memberships whose last day is over: where something
 * is another thing by then it is asked of that, and of nothing else.
 */
async function whileNothingChanges(ask: (facts: Facts) => Promise<void>): Promise<void> {
  const { db } = ground.server.database
  for (let facts = await readFacts(db); ;) {
    try {
      return await ask(facts)
    } catch (error) {
      const later = await readFacts(db)
      if (isDeepStrictEqual({ ...facts, now: later.now }, later)) throw error
      facts = later
    }
  }
}

/** What stands elsewhere of how many there are. */
async function compareCounts(school: School, facts: Facts): Promise<void> {
  const inside = { organization: school.name }
  const own = await school.ask({ url: '/api/users/members/me', query: inside })
  const counted = counts(facts, school.id)
  expectSame({ url: 'counts' }, own.body['counts'], counted)
  const overview = await school.ask({ url: `/api/iam/organizations/${school.name}/overview` })
  const meant = figures(facts, school.id)
  expectSame({ url: 'overview' }, part(overview.body['now'] as Record<string, unknown>, meant), meant)
  const highlighted = await school.ask({ url: '/api/users/highlighted-counts', query: inside })
  const { members, owners, staff } = meant
  const shown = { members, owners, staff, classes: counted['classes'] }
  expectSame({ url: 'highlighted' }, part(highlighted.body, shown), shown)
}

test(
  `${runs} sequences`,
  async () => {
    const property = fc.asyncProperty(sequence, async ({ steps, atTheEnd }) => {
      const school = await newSchool(ground)
      for (const one of beginning) await perform(school, one)
      const compareLists = (asked: readonly Wish[]) => async (facts: Facts) => {
        for (const wish of asked) await compare(school, questionOf(school, facts, wish), wish.limit)
      }
      for (const { operations, asked } of steps) {
        await Promise.all(operations.map((one) => perform(school, one)))
        await whileNothingChanges(compareLists(asked))
        await whileNothingChanges((facts) => compareCounts(school, facts))
      }
      // Every list once, and then any.
      const all = atTheEnd.map((wish, number) => (number < lists.length ? { ...wish, list: number } : wish))
      await whileNothingChanges(compareLists(all))
    })
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: process.env['MODEL_SHRINK'] === undefined })
  },
  runs * MS_A_RUN,
)
