/**
 * Random sequences over the whole API by many people at once: whoever asks whatever of whichever organization, the rules
 * of `testing/house-run/` hold. `npm run test:model` runs many more; a sequence that breaks one is printed with its seed,
 * without the calls that it does not need.
 */
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { sequence, told } from '#testing/house-run/acts.ts'
import { wrongIn } from '#testing/house-run/checks.ts'
import { askForTheRest, counted, newTally } from '#testing/house-run/demanded.ts'
import { wrongAtTheEnd } from '#testing/house-run/ends/all.ts'
import { type Ground, openGround } from '#testing/house-run/ground.ts'
import { nothingIsUnderWay } from '#testing/house-run/jobs.ts'
import { prepared } from '#testing/house-run/perform.ts'
import { changesBetween, rowsOf } from '#testing/house-run/rows.ts'
import { wrongInTables } from '#testing/house-run/rules/all.ts'
import { standingOf } from '#testing/house-run/standing.ts'
import { newWorld } from '#testing/house-run/world.ts'

/** What takes longer is looked at by `npm run test:model` alone. */
const isModel = process.env['MODEL_RUNS'] !== undefined
const runs = Number(process.env['MODEL_RUNS'] ?? 1)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_128)
const MS_A_RUN = isModel ? 120_000 : 90_000
const MS_FOR_THE_REST = isModel ? 900_000 : 0
/** Where a rule is broken, calls that are not needed are looked for so long: what was found by then is told. */
const MOST_MS = runs * MS_A_RUN * 0.8
const LENGTH = 30
/** All that there is is read behind each step: what earlier sequences left behind would make that slow. */
const SEQUENCES_A_GROUND = 8
const RULES_EVERY = 5

let ground: Ground | undefined
let sequences = 0
afterAll(() => ground?.close())

async function freshGround(): Promise<Ground> {
  if (ground && sequences % SEQUENCES_A_GROUND === 0) {
    await ground.close()
    ground = undefined
  }
  sequences += 1
  return (ground ??= await openGround())
}

test(
  `${runs} sequences`,
  async () => {
    const tally = newTally()
    const property = fc.asyncProperty(sequence(LENGTH), async (steps) => {
      const world = await newWorld(await freshGround())
      const { db } = world.server.database
      let rows = await rowsOf(db)
      let before = await standingOf(db)
      for (const [place, together] of steps.entries()) {
        const acts = await Promise.all(together.map((one) => prepared(world, one, before)))
        const isQuiet = await nothingIsUnderWay(world)
        rows = await rowsOf(db, rows)
        before = await standingOf(db)
        const done = (await Promise.all(acts.map((act) => act()))).filter((one) => one !== undefined)
        const [now, after] = [await rowsOf(db, rows), await standingOf(db)]
        const changes = changesBetween(rows, now)
        const alone = isQuiet && together.length === 1
        const wrong = done.flatMap((one) => wrongIn(world, one, { before, after, changes, alone }))
        if (place % RULES_EVERY === 0 || place === steps.length - 1) wrong.push(...(await wrongInTables(db)))
        expect(wrong, `after ${place} ${together.map(told).join('; ')}`).toEqual([])
        for (const { act, answer } of done) counted(tally, act.endpoint, answer.status)
        rows = now
        before = after
      }
      if (isModel) expect(await wrongAtTheEnd(world), 'at the end').toEqual([])
    })
    const limit = isModel && { interruptAfterTimeLimit: MOST_MS, markInterruptAsFailure: true }
    await fc.assert(property, { numRuns: runs, seed, ...limit })
    if (!isModel) return
    process.stdout.write(`seed ${seed} ${JSON.stringify(Object.fromEntries(tally.done))}\n`)
    expect(await askForTheRest(await freshGround(), tally), 'of every endpoint').toEqual([])
  },
  runs * MS_A_RUN + MS_FOR_THE_REST,
)
