/**
 * Random sequences of what is done to two organizations' domains and to their own sign-ins, and of who comes by these:
 * each answer is the one that `testing/single-sign-on-model/rules.ts` gives, and everybody is let in where it says. Of
 * several at once there is an order in which all of that holds. `npm run test:model` runs many more.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSame, orders } from '#testing/model/possible.ts'
import { kinds, type Operation, type Verdict } from '#testing/single-sign-on-model/operation.ts'
import { perform } from '#testing/single-sign-on-model/perform.ts'
import { begin, type Ground, newGround } from '#testing/single-sign-on-model/real.ts'
import { apply } from '#testing/single-sign-on-model/rules.ts'
import { expected, seen } from '#testing/single-sign-on-model/seen.ts'
import { apart, named, sequence } from '#testing/single-sign-on-model/sequence.ts'
import type { World } from '#testing/single-sign-on-model/world.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 2)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_127)
const MS_A_RUN = 20_000
/** So many show every operation done. */
const ENOUGH_FOR_EVERY_KIND = 150

let ground: Ground
beforeAll(async () => void (ground = await newGround()), 120_000)
afterAll(() => ground.close())

type Verdicts = Record<string, Verdict>

/** How the world may be after these at once: as after one of their orders. */
function afterwards(world: World, operations: readonly Operation[]): { world: World; verdicts: Verdicts }[] {
  return orders(operations).map((inOrder) => {
    const after = structuredClone(world)
    return { world: after, verdicts: Object.fromEntries(inOrder.map((one) => [one.id, apply(after, one)] as const)) }
  })
}

/** The same for worlds that are the same, in whatever order they came to be so. */
function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}

test(
  `${runs} sequences`,
  async () => {
    const done = new Map<string, number>()
    const property = fc.asyncProperty(sequence, async (steps) => {
      const { real, world: first } = await begin(ground)
      let worlds = [first]
      for (const [place, together] of steps.entries()) {
        const [world = first] = worlds
        const wished = together.map((one, number) => named(one, { world, id: `${place}.${number} ${one.kind}` }))
        const operations = apart(wished, world)
        const answers = await Promise.all(operations.map(async (one) => [one, await perform(real, one)] as const))
        const verdicts = Object.fromEntries(answers.map(([{ id }, verdict]) => [id, verdict]))
        // Of those that had ended before nothing is to be seen any more.
        const alive = [...real.bearers.keys()].filter((name) =>
          worlds.some(({ sessions }) => sessions[name]?.ended !== true),
        )
        const possible = worlds.flatMap((one) => afterwards(one, operations))
        const now = await seen(real, alive)
        const fit = possible.filter((one) => isSame(one.verdicts, verdicts) && isSame(expected(one.world, alive), now))
        if (fit.length === 0) {
          const [one] = possible
          expect({ operations, before: world, verdicts, now }).toEqual({
            operations,
            before: world,
            verdicts: one?.verdicts,
            now: one && expected(one.world, alive),
          })
        }
        worlds = [...new Map(fit.map((one) => [keyOf(one.world), one.world])).values()]
        for (const [{ kind }, verdict] of answers) {
          const what = verdict === 'refused' ? `${kind} refused` : kind
          done.set(what, (done.get(what) ?? 0) + 1)
        }
      }
    })
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: process.env['MODEL_SHRINK'] === undefined })
    if (process.env['MODEL_RUNS'] !== undefined)
      process.stdout.write(`seed ${seed} ${JSON.stringify(Object.fromEntries(done))}\n`)
    // Otherwise the sequences show nothing of an operation that is always refused.
    if (runs >= ENOUGH_FOR_EVERY_KIND) expect(kinds.filter((kind) => !done.has(kind))).toEqual([])
  },
  runs * MS_A_RUN,
)
