/**
 * Random sequences of everything that lets a learner without an address in, shuts them out, or makes the account their own,
 * with whatever was given out before: each answer is the one that `testing/learner-model/rules.ts` gives, and who is in
 * afterwards is whom it says. Of several at once there is an order in which all of that holds. `npm run test:model` runs
 * many more.
 */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AddressesFixture, addressesFixture } from '#testing/fixtures/learners/addresses.ts'
import { newReal, perform, type Real, readMail } from '#testing/learner-model/perform.ts'
import { apply, kinds, type Operation, type Verdict } from '#testing/learner-model/rules.ts'
import { isOpen, newSchool, type School } from '#testing/learner-model/school.ts'
import { apart, named, sequence } from '#testing/learner-model/sequence.ts'
import { orders, isSame } from '#testing/model/possible.ts'
import { plentyOfAll } from '#testing/servers/plenty.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 3)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_127)
const MS_A_RUN = 10_000
const ENOUGH_FOR_EVERY_KIND = 100

let the: AddressesFixture
beforeAll(async () => {
  the = await addressesFixture(plentyOfAll())
}, 120_000)
afterAll(() => the.close())

/** By whom each was asked. */
type Verdicts = Record<string, Verdict>

function verdictsOf(answers: readonly (readonly [Operation, Verdict])[]): Verdicts {
  return Object.fromEntries(answers.map(([{ id }, verdict]) => [id, verdict === 'wrong' ? 'refused' : verdict]))
}

/** How a school may be after these at once: as after one of their orders. */
function afterwards(school: School, operations: readonly Operation[]): { school: School; verdicts: Verdicts }[] {
  return orders(operations).map((inOrder) => {
    const after = structuredClone(school)
    return { school: after, verdicts: verdictsOf(inOrder.map((one) => [one, apply(after, one)] as const)) }
  })
}

/** What can be seen of a school. */
async function seen({ uids, sessions }: Real): Promise<object> {
  const people: string[] = []
  for (const [name, uid] of uids) {
    const { rows } = (await the.server.database.db.execute(
      sql`select a.email, l.username from accounts a left join learners l using (uid) where a.uid = ${uid}`,
    )) as { rows: { email: string | null; username: string | null }[] }
    people.push(`${name}: ${rows[0]?.email ?? rows[0]?.username}`)
  }
  const open: string[] = []
  for (const [name, bearer] of sessions) if (await the.isOpen(bearer)) open.push(name)
  return { people: people.join(', '), open: open.join(', ') }
}

function expected({ learners, ...school }: School, { uids, sessions, email }: Real): object {
  const people = [...uids.keys()].map((name) => {
    const { own = null, username } = learners[name] ?? {}
    return `${name}: ${own === null ? username : email[own]}`
  })
  const open = [...sessions.keys()].filter((name) => isOpen({ ...school, learners }, name))
  return { people: people.join(', '), open: open.join(', ') }
}

test(
  `${runs} sequences`,
  async () => {
    const done = new Map<string, number>()
    const property = fc.asyncProperty(sequence, async (steps) => {
      const real = await newReal(the)
      // Whether a wrong try was counted before others were forgotten is not seen, and may be so or so.
      let schools = [newSchool()]
      for (const [place, together] of steps.entries()) {
        const operations = apart(
          together.map((one, number) =>
            named(one, { real, school: schools[0] ?? newSchool(), id: `${place}.${number} ${one.kind}` }),
          ),
        )
        const answers = await Promise.all(operations.map(async (one) => [one, await perform(real, one)] as const))
        const verdicts = verdictsOf(answers)
        const possible = schools.flatMap((school) => afterwards(school, operations))
        const now = await seen(real)
        const fit = possible.filter((one) => isSame(one.verdicts, verdicts) && isSame(expected(one.school, real), now))
        if (fit.length === 0) {
          const [first] = possible
          expect({ operations, verdicts, ...now }).toEqual({
            operations,
            verdicts: first?.verdicts,
            ...(first && expected(first.school, real)),
          })
        }
        schools = [...new Map(fit.map(({ school }) => [JSON.stringify(school), school])).values()]
        const given = operations.filter(({ id, kind }) => kind === 'give address' && verdicts[id] === 'done')
        if (given.length > 0) await readMail(real, given)
        for (const [{ kind }, verdict] of answers) if (verdict === 'done') done.set(kind, (done.get(kind) ?? 0) + 1)
      }
    })
    await fc.assert(property, { numRuns: runs, seed })
    if (process.env['MODEL_RUNS'] !== undefined) {
      process.stdout.write(`seed ${seed} ${JSON.stringify(Object.fromEntries(done))}\n`)
    }
    // Otherwise the sequences show nothing of an operation that is always refused, as only guesses are.
    if (runs >= ENOUGH_FOR_EVERY_KIND) {
      expect(kinds.filter((kind) => kind !== 'guess ten' && !done.has(kind))).toEqual([])
    }
  },
  runs * MS_A_RUN,
)
