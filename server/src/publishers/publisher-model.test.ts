/**
 * Random sequences of what is done to publishers and their people: each answer is the one that
 * `testing/publisher-model/rules.ts` gives, and afterwards everything is what it says, as it stands in the tables, is
 * listed for each person, is recorded and is mailed. Of several at once there is an order in which all of that holds.
 * `npm run test:model` runs many more.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSame, orders, pick } from '#testing/model/possible.ts'
import { expectedFacts } from '#testing/publisher-model/expected/facts.ts'
import { expectedPreview, expectedView } from '#testing/publisher-model/expected/views.ts'
import { apart, named } from '#testing/publisher-model/named.ts'
import { type Answer, isDone, kinds, type Operation } from '#testing/publisher-model/operation.ts'
import { perform } from '#testing/publisher-model/perform.ts'
import { newReal, openGround, type Real, signIn } from '#testing/publisher-model/real.ts'
import { apply } from '#testing/publisher-model/rules.ts'
import { facts, idAsNamed, newMails, newRecords } from '#testing/publisher-model/seen.ts'
import { sequence } from '#testing/publisher-model/sequence.ts'
import { previewOf, viewOf } from '#testing/publisher-model/views.ts'
import { newWorld, people, type Person, type Recorded, type World } from '#testing/publisher-model/world.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 2)
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_128)
const MS_A_RUN = 20_000
const ENOUGH_FOR_EVERY_KIND = 100

let ground: Awaited<ReturnType<typeof openGround>>
beforeAll(async () => void (ground = await openGround()), 120_000)
afterAll(() => ground.server.close())

type Answers = Record<string, Answer>
interface Possible {
  world: World
  answers: Answers
  records: string[]
  mails: string[]
}

/** Whoever acts while their account goes may be told that it is gone, or that they are in nothing any more. */
function answersOf(all: readonly (readonly [Operation, Answer])[]): Answers {
  const going = new Set<Person>(
    all.flatMap(([{ kind, by, other }]) =>
      kind === 'delete account' ? [by] : kind === 'carry out deletion' ? [other] : [],
    ),
  )
  const isGone = (answer: Answer) => answer.startsWith('401') || answer === '404 not_found'
  return Object.fromEntries(all.map(([{ id, by }, answer]) => [id, going.has(by) && isGone(answer) ? 'gone' : answer]))
}

/** Several at once are written in any order. */
const written = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).sort()

/** An id that was taken again is named by who had it first. */
function recordsOf(real: Real, all: readonly Recorded[]): string[] {
  const named = (name: string) => idAsNamed(real, real.publishers.get(name)?.authorId ?? name)
  return written(
    all.map(({ action, actor, subject, detail }) => {
      const { author } = detail
      const sorted = { ...detail, ...(author !== undefined && { author: named(author) }) }
      return [action, actor, named(subject), Object.entries(sorted).sort()]
    }),
  )
}

function afterwards(real: Real, world: World, operations: readonly Operation[]): Possible[] {
  return orders(operations).map((inOrder) => {
    const after = structuredClone(world)
    const answers = answersOf(inOrder.map((one) => [one, apply(after, one)] as const))
    const records = recordsOf(real, after.records.splice(0))
    const mails = written(after.mails.splice(0))
    return { world: after, answers, records, mails }
  })
}

/** Of those worlds that could be, the ones that the server's answers are of. */
function agreeing<T extends object>(worlds: World[], now: T, meant: (world: World) => T, about: object): World[] {
  const fit = worlds.filter((world) => isSame(meant(world), now))
  if (fit.length === 0) expect({ ...about, now }).toEqual({ ...about, now: worlds[0] && meant(worlds[0]) })
  return fit
}

/** What these people are shown, and what these invites offer. */
async function look(
  real: Real,
  worlds: World[],
  { who, invites }: { who: readonly Person[]; invites: readonly string[] },
  about: object,
): Promise<World[]> {
  let left = worlds
  for (const person of who) {
    const [world] = left
    if (!world?.accounts[person]?.isSignedIn) continue
    const now = await viewOf(real, world, person)
    left = agreeing(left, now, (one) => expectedView(real, one, person), { ...about, person })
  }
  const opening: Record<string, string> = {}
  for (const name of invites) opening[name] = await previewOf(real, name)
  const meant = (one: World) => Object.fromEntries(invites.map((name) => [name, expectedPreview(real, one, name)]))
  return agreeing(left, opening, meant, about)
}

/** All of it in the end; before, somebody about whom something was done, or else one after the other. */
function toLookAt(real: Real, operations: readonly Operation[], place: number, isLast: boolean) {
  const invites = [...real.invites.keys()]
  if (isLast) return { who: people, invites }
  const other = place % 2 === 0 ? operations[0]?.other : undefined
  return {
    who: [other ?? people[(place >> 1) % people.length] ?? 'ada'],
    invites: [pick(invites, place)].filter((one) => real.invites.has(one)),
  }
}

test(
  `${runs} sequences`,
  async () => {
    const done = new Map<string, number>()
    const property = fc.asyncProperty(sequence, async (steps) => {
      const real = await newReal(ground)
      await newRecords(real)
      let worlds = [newWorld()]
      for (const [place, together] of steps.entries()) {
        const [likely = newWorld()] = worlds
        const operations = apart(together.map((one, number) => named(one, likely, `${place}.${number} ${one.kind}`)))
        const all = await Promise.all(operations.map(async (one) => [one, await perform(real, one)] as const))
        const answers = answersOf(all)
        const records = recordsOf(real, await newRecords(real))
        const mails = written(await newMails(real))
        const now = await facts(real)
        const possible = worlds.flatMap((world) => afterwards(real, world, operations))
        const fit = possible.filter(
          (one) =>
            isSame(one.answers, answers) &&
            isSame({ ...one.records }, { ...records }) &&
            isSame({ ...one.mails }, { ...mails }) &&
            isSame(expectedFacts(real, one.world), now),
        )
        if (fit.length === 0) {
          const [first] = possible
          const { world, ...meant } = first ?? { world: likely }
          const all = { ...meant, now: expectedFacts(real, world) }
          expect({ operations, answers, records, mails, now }).toEqual({ operations, ...all })
        }
        worlds = [...new Map(fit.map(({ world }) => [JSON.stringify(world), world])).values()]
        for (const person of people) {
          const account = worlds[0]?.accounts[person]
          if (!account || account.isSignedIn || account.isDisabled) continue
          await signIn(real, person, account.address)
          for (const { accounts } of worlds) {
            const again = accounts[person]
            if (again) Object.assign(again, { isSignedIn: true, session: again.session + 1 })
          }
        }
        const isLast = place === steps.length - 1
        worlds = await look(real, worlds, toLookAt(real, operations, place, isLast), { operations })
        for (const [{ kind }, answer] of all) if (isDone(answer)) done.set(kind, (done.get(kind) ?? 0) + 1)
      }
    })
    await fc.assert(property, { numRuns: runs, seed })
    if (process.env['MODEL_RUNS'] !== undefined)
      process.stdout.write(`seed ${seed} ${JSON.stringify(Object.fromEntries(done))}\n`)
    // Otherwise the sequences show nothing of an operation that is always refused.
    if (runs >= ENOUGH_FOR_EVERY_KIND) expect(kinds.filter((kind) => !done.has(kind))).toEqual([])
  },
  runs * MS_A_RUN,
)
