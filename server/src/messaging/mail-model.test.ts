/**
 * Random sequences of what people are told of by mail: each answer, and each mail that arrives, is what
 * `testing/mail-model/rules.ts` says - to whom, about what, in which language, how often - and its link opens something as
 * long as there is something to open. Of several at once there is an order in which all of that holds. `npm run test:model`
 * runs many more.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSame, orders } from '#testing/model/possible.ts'
import { apart, named } from '#testing/mail-model/named.ts'
import { kinds, type Operation, type Verdict } from '#testing/mail-model/operation.ts'
import { perform } from '#testing/mail-model/perform.ts'
import { newReal, openGround } from '#testing/mail-model/real.ts'
import { apply, opens } from '#testing/mail-model/rules.ts'
import { newMails, openingReally } from '#testing/mail-model/seen.ts'
import { sequence } from '#testing/mail-model/sequence.ts'
import { type Mail, newWorld, type World } from '#testing/mail-model/world.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 2)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_127)
const MS_A_RUN = 10_000
const ENOUGH_FOR_EVERY_KIND = 150
/** Links are tried now and then: there are many. */
const TRIED_EVERY = 6

let ground: Awaited<ReturnType<typeof openGround>>
beforeAll(async () => {
  ground = await openGround()
}, 120_000)
afterAll(() => ground.server.close())

type Verdicts = Record<string, Verdict>
interface Possible {
  world: World
  verdicts: Verdicts
  mails: Mail[]
}

/** Who ends an offer that ends just then is answered as whoever ended it. */
function verdictsOf(answers: readonly (readonly [Operation, Verdict])[]): Verdicts {
  return Object.fromEntries(answers.map(([{ id, kind }, verdict]) => [id, kind === 'end offer' ? 'done' : verdict]))
}

function afterwards(world: World, operations: readonly Operation[], answers: Verdicts): Possible[] {
  return orders(operations).map((inOrder) => {
    const after = structuredClone(world)
    const verdicts = verdictsOf(inOrder.map((one) => [one, apply(after, one, answers[one.id] === 'limited')] as const))
    return { world: after, verdicts, mails: after.mails.slice(world.mails.length) }
  })
}

/** At once they arrive in any order. */
function written(mails: readonly Mail[]): string[] {
  return mails.map(({ template, to, language, about }) => [template, to, language, about].join(', ')).sort()
}

/**
 * Whether these are what arrived; of one that was emptied at once, whom it went to. Whoever is let in just before the
 * organization gets another name writes what it was called.
 */
function isWhatArrived(mails: readonly Mail[], arrived: readonly Mail[], isRenamed: boolean): boolean {
  const left = [...mails]
  // Those that say something are looked for first.
  const all = arrived.toSorted((one, other) => Number(one.language === 'any') - Number(other.language === 'any'))
  for (const one of all) {
    const isIt = ({ template, to, language, about }: Mail) =>
      template === one.template &&
      to === one.to &&
      (one.language === 'any' ||
        (language === one.language && (about === one.about || (isRenamed && about !== null && one.about !== null))))
    const place = left.findIndex(isIt)
    if (place < 0) return false
    left.splice(place, 1)
  }
  return left.length === 0
}

function opening(world: World, emptied: ReadonlySet<string>): Record<string, boolean> {
  const read = Object.keys(world.secrets).filter((name) => !emptied.has(name))
  return Object.fromEntries(read.map((name) => [name, opens(world, name)]))
}

test(
  `${runs} sequences`,
  async () => {
    const done = new Map<string, number>()
    const sent = new Map<string, number>()
    const property = fc.asyncProperty(sequence, async (steps) => {
      const real = await newReal(ground)
      let worlds = [newWorld()]
      for (const [place, together] of steps.entries()) {
        const [likely = newWorld()] = worlds
        const wished = together.map((one, number) =>
          named(one, likely, { id: `${place}.${number} ${one.kind}`, emptied: real.emptied }),
        )
        const operations = apart(wished, likely)
        const answers = await Promise.all(operations.map(async (one) => [one, await perform(real, one)] as const))
        const verdicts = verdictsOf(answers)
        const possible = worlds.flatMap((world) => afterwards(world, operations, verdicts))
        const arrived = await newMails(real)
        const isRenamed = operations.length > 1 && operations.some(({ kind }) => kind === 'change settings')
        const fit = possible.filter(
          (one) => isSame(one.verdicts, verdicts) && isWhatArrived(one.mails, arrived, isRenamed),
        )
        if (fit.length === 0) {
          const [first] = possible
          expect({ operations, verdicts, mails: written(arrived) }).toEqual({
            operations,
            verdicts: first?.verdicts,
            mails: first && written(first.mails),
          })
        }
        worlds = [...new Map(fit.map(({ world }) => [JSON.stringify(world), world])).values()]
        for (const [{ kind }, verdict] of answers) if (verdict === 'done') done.set(kind, (done.get(kind) ?? 0) + 1)
        for (const { template } of arrived) sent.set(template, (sent.get(template) ?? 0) + 1)
        if (place % TRIED_EVERY !== TRIED_EVERY - 1 && place < steps.length - 1) continue
        const [world] = worlds
        const really = await openingReally(real, world ?? likely)
        const as = worlds.filter((one) => isSame(opening(one, real.emptied), really))
        if (as.length === 0)
          expect({ operations, opening: really }).toEqual({
            operations,
            opening: opening(world ?? likely, real.emptied),
          })
        worlds = as
      }
    })
    await fc.assert(property, { numRuns: runs, seed })
    if (process.env['MODEL_RUNS'] !== undefined) {
      const counts = [done, sent].map((each) => JSON.stringify(Object.fromEntries(each)))
      process.stdout.write(`seed ${seed} ${counts.join(' ')}\n`)
    }
    // Otherwise the sequences show nothing of an operation that is always refused.
    if (runs >= ENOUGH_FOR_EVERY_KIND) expect(kinds.filter((kind) => !done.has(kind))).toEqual([])
  },
  runs * MS_A_RUN,
)
