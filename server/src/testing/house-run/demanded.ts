/**
 * Every endpoint is demanded: what random sequences got nobody through to, or had nobody refused by, is asked for once they
 * are over, by whoever may and by whoever may not, and held to the same rules.
 */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { type Act, ending } from './acts.ts'
import { wrongIn } from './checks.ts'
import { nothingIsUnderWay } from './jobs.ts'
import { prepared } from './perform.ts'
import { changesBetween, rowsOf } from './rows.ts'
import { standingOf } from './standing.ts'
import type { Ground } from './ground.ts'
import { type ActorName, type HouseName, newWorld, type World } from './world.ts'

/** How often each was answered so, by its id. */
export interface Tally {
  done: Map<string, number>
  refused: Map<string, number>
}

export const newTally = (): Tally => ({ done: new Map(), refused: new Map() })

export function counted({ done, refused }: Tally, { id }: Endpoint, status: number): void {
  const counts = status < 300 ? done : refused
  counts.set(id, (counts.get(id) ?? 0) + 1)
}

const all: readonly Endpoint[] = endpoints
const ROUNDS = 12
const DAYS_GO_BY = 4
/** Another for each round, and none of them what callers make to be wrong by their number (`callOf`). */
const numberOf = (round: number) => 64 + round * 100 * 7_919
/** One that is: nobody may what is wrong. */
const wrongNumberOf = (round: number) => round * 100 * 7_919

/** Answers a sentence for what broke a rule meanwhile, and for each endpoint that was not answered both ways all the same. */
export async function askForTheRest(ground: Ground, tally: Tally): Promise<string[]> {
  const wrong: string[] = []
  let world = await newWorld(ground)
  for (const endpoint of all.filter(({ id }) => !ending.has(id)))
    wrong.push(...(await askOften(world, endpoint, tally)))
  // Little is left behind each of these.
  for (const endpoint of all.filter(({ id }) => ending.has(id) && !(tally.done.has(id) && tally.refused.has(id)))) {
    world = await newWorld(ground)
    wrong.push(...(await askOften(world, endpoint, tally)))
  }
  return [
    ...wrong,
    ...all.filter(({ id }) => !tally.done.has(id)).map(({ id }) => `${id} was never done`),
    ...all.filter(({ id }) => !tally.refused.has(id)).map(({ id }) => `${id} was never refused`),
  ]
}

async function askOften(world: World, endpoint: Endpoint, tally: Tally): Promise<string[]> {
  const by = (as: ActorName, house: HouseName, number: number, right: boolean): Act & { kind: 'call' } => ({
    kind: 'call',
    endpoint,
    as,
    house,
    number,
    twice: false,
    right,
  })
  for (let round = 0; round < ROUNDS && !tally.done.has(endpoint.id); round += 1) {
    // What is due in some days comes about.
    if (round % DAYS_GO_BY === DAYS_GO_BY - 1) await ask(world, { kind: 'time', days: 8 }, tally)
    const wrong = await ask(world, by('ada', round % 3 === 2 ? 'birch' : 'amber', numberOf(round), true), tally)
    if (wrong.length > 0) return wrong
  }
  for (let round = 0; round < ROUNDS && !tally.refused.has(endpoint.id); round += 1) {
    const wrong = await ask(world, by(round % 2 === 0 ? 'nobody' : 'out', 'amber', wrongNumberOf(round), false), tally)
    if (wrong.length > 0) return wrong
  }
  return []
}

async function ask(world: World, act: Act, tally: Tally): Promise<string[]> {
  const { db } = world.server.database
  const call = await prepared(world, act, await standingOf(db))
  const alone = await nothingIsUnderWay(world)
  const [rows, before] = [await rowsOf(db), await standingOf(db)]
  const done = await call()
  if (!done) return []
  counted(tally, done.act.endpoint, done.answer.status)
  const [now, after] = [await rowsOf(db, rows), await standingOf(db)]
  return wrongIn(world, done, { before, after, changes: changesBetween(rows, now), alone })
}
