/**
 * Random sequences of what directories and rosters say of an organization's people, of what is done with these by hand, and
 * of what they do to their own accounts: each answer is the one that `testing/provisioning-model/rules.ts` gives, and everybody is
 * afterwards what it says. Of several at once there is an order in which all of that holds. `npm run test:model` runs many
 * more.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSame, orders } from '#testing/model/possible.ts'
import { kinds, type Operation } from '#testing/provisioning-model/operation.ts'
import { performAll } from '#testing/provisioning-model/perform.ts'
import { type Ground, newReal, openGround } from '#testing/provisioning-model/real.ts'
import { apply, type Verdict } from '#testing/provisioning-model/rules.ts'
import { expected, expectFound, seen } from '#testing/provisioning-model/seen.ts'
import { apart, named, sequence } from '#testing/provisioning-model/sequence.ts'
import { newWorld, type World } from '#testing/provisioning-model/world.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 2)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_127)
const MS_A_RUN = 10_000
const ENOUGH_FOR_EVERY_KIND = 100

let ground: Ground
beforeAll(async () => {
  ground = await openGround()
}, 120_000)
afterAll(() => ground.server.close())

type Verdicts = Record<string, Verdict>

/** In which orders these may have been done: those of one request in the order in which they stand there. */
function possibleOrders(operations: readonly Operation[]): Operation[][] {
  return orders(operations).filter((order) =>
    order.every((one, place) =>
      order
        .slice(place + 1)
        .every(
          (later) =>
            one.bulk === null || later.bulk !== one.bulk || operations.indexOf(one) < operations.indexOf(later),
        ),
    ),
  )
}

function afterwards(world: World, operations: readonly Operation[]): { world: World; verdicts: Verdicts }[] {
  return possibleOrders(operations).map((inOrder) => {
    const after = structuredClone(world)
    return { world: after, verdicts: Object.fromEntries(inOrder.map((one) => [one.id, apply(after, one)])) }
  })
}

test(
  `${runs} sequences`,
  async () => {
    const done = new Map<string, number>()
    const property = fc.asyncProperty(sequence, async (steps) => {
      const real = await newReal(ground)
      const versions = new Map<string, string>()
      let worlds = [newWorld()]
      for (const [place, together] of steps.entries()) {
        const [likely = newWorld()] = worlds
        const wished = together.map((one, number) => named(one, likely, `${place}.${number} ${one.kind}`))
        const operations = apart(wished, likely)
        const answers = await performAll(real, operations)
        const verdicts: Verdicts = Object.fromEntries(answers.map(([{ id }, verdict]) => [id, verdict]))
        const possible = worlds.flatMap((world) => afterwards(world, operations))
        const sights = new Map<boolean, object>()
        for (const { world } of possible) {
          if (!sights.has(world.isOpen)) sights.set(world.isOpen, await seen(real, world))
        }
        const fit = possible.filter(
          (one) => isSame(one.verdicts, verdicts) && isSame(expected(one.world), sights.get(one.world.isOpen) ?? {}),
        )
        if (fit.length === 0) {
          const [first] = possible
          expect({ operations, verdicts, now: sights.get(first?.world.isOpen ?? true) }).toEqual({
            operations,
            verdicts: first?.verdicts,
            now: first && expected(first.world),
          })
        }
        worlds = [...new Map(fit.map(({ world }) => [JSON.stringify(world), world])).values()]
        for (const [{ kind }, verdict] of answers) {
          if (verdict === 'done' || verdict.startsWith('2')) done.set(kind, (done.get(kind) ?? 0) + 1)
        }
        const [world] = worlds
        if (world && place % 8 === 7) await expectFound(real, world, versions)
      }
    })
    await fc.assert(property, { numRuns: runs, seed })
    if (process.env['MODEL_RUNS'] !== undefined) {
      process.stdout.write(`seed ${seed} ${JSON.stringify(Object.fromEntries(done))}\n`)
    }
    // Otherwise the sequences show nothing of an operation that is always refused.
    if (runs >= ENOUGH_FOR_EVERY_KIND) expect(kinds.filter((kind) => !done.has(kind))).toEqual([])
  },
  runs * MS_A_RUN,
)
