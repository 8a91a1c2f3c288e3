/**
 * Random sequences of what people do in and around organizations, with sessions there and here and whatever was minted
 * before: each answer is the one that `testing/doors-model/rules.ts` gives, and everybody is let in where it says. Of several
 * at once there is an order in which all of that holds. `npm run test:model` runs many more.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, perform, seen } from '#testing/doors-model/perform.ts'
import { apply, kinds, type Operation, type Verdict } from '#testing/doors-model/rules.ts'
import { named, sequence } from '#testing/doors-model/sequence.ts'
import { atFirst, isOpen, places, roleInside, type World } from '#testing/doors-model/world.ts'
import { isSame, orders } from '#testing/model/possible.ts'
import { wholeServer, type WholeServer } from '#testing/servers/whole-server.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 4)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_127)
const MS_A_RUN = 10_000
/** So many show every operation done. */
const ENOUGH_FOR_EVERY_KIND = 100

let server: WholeServer
beforeAll(async () => {
  const many = '1000000'
  server = await wholeServer({ LIMIT_SIGN_UPS: many, LIMIT_INVITE_TOKENS: many })
})
afterAll(() => server.close())

interface Possible {
  world: World
  verdicts: Verdicts
}

type Verdicts = Record<string, Verdict>

/** Who logs out of a session that has ended just then is answered as whoever ended it. */
function verdictsOf(answers: readonly (readonly [Operation, Verdict])[]): Verdicts {
  return Object.fromEntries(answers.map(([{ id, kind }, verdict]) => [id, kind === 'log out' ? 'done' : verdict]))
}

/** How the world may be after these at once: as after one of their orders. */
function afterwards(world: World, operations: readonly Operation[]): Possible[] {
  return orders(operations).map((inOrder) => {
    const after = structuredClone(world)
    return { world: after, verdicts: verdictsOf(inOrder.map((one) => [one, apply(after, one)] as const)) }
  })
}

function expected(world: World, sessions: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    sessions.map((session) => {
      const roles = places.map((place) => roleInside(world, session, place) ?? 'nobody')
      return [session, [isOpen(world, session) ? 'open' : 'shut', ...roles].join(', ')]
    }),
  )
}

test(
  `${runs} sequences`,
  async () => {
    const done = new Map<string, number>()
    const property = fc.asyncProperty(sequence, async (steps) => {
      const real = await begin(server)
      let worlds = [atFirst()]
      for (const [place, together] of steps.entries()) {
        const operations = together.map((one, number) =>
          named(one, { world: worlds[0] ?? atFirst(), id: `${place}.${number} ${one.kind}` }),
        )
        const answers = await Promise.all(operations.map(async (one) => [one, await perform(real, one)] as const))
        const verdicts = verdictsOf(answers)
        // Of those that had ended before nothing is to be seen any more.
        const alive = [...real.sessions.keys()].filter((name) => worlds.some(({ sessions }) => !sessions[name]?.ended))
        const possible = worlds.flatMap((world) => afterwards(world, operations))
        const now = await seen(real, alive)
        const fit = possible.filter((one) => isSame(one.verdicts, verdicts) && isSame(expected(one.world, alive), now))
        if (fit.length === 0) {
          const [first] = possible
          expect({ operations, before: worlds[0], verdicts, now }).toEqual({
            operations,
            before: worlds[0],
            verdicts: first?.verdicts,
            now: first && expected(first.world, alive),
          })
        }
        worlds = [...new Map(fit.map(({ world }) => [JSON.stringify(world), world])).values()]
        for (const [{ kind }, verdict] of answers) if (verdict === 'done') done.set(kind, (done.get(kind) ?? 0) + 1)
      }
    })
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true })
    if (process.env['MODEL_RUNS'] !== undefined)
      process.stdout.write(`seed ${seed} ${JSON.stringify(Object.fromEntries(done))}\n`)
    // Otherwise the sequences show nothing of an operation that is always refused.
    if (runs >= ENOUGH_FOR_EVERY_KIND) expect(kinds.filter((kind) => !done.has(kind))).toEqual([])
  },
  runs * MS_A_RUN,
)
