/** What is done to the school, its people and what they own. */
import { roles } from '@atrium/contract/rules/roles'
import fc from 'fast-check'
import { names, usernames } from './names.ts'
import { around } from './operations/around.ts'
import { groups } from './operations/groups.ts'
import { own } from './operations/own.ts'
import { people } from './operations/people.ts'
import { type Act, type Wish, wish } from './operations/wish.ts'
import { one, type School } from './school.ts'

const acts: Record<string, Act> = { ...people, ...groups, ...around, ...own }
const kinds = Object.keys(acts)
const often = [
  'join',
  'join too',
  'rename',
  'rename',
  'change username',
  'label',
  'fill class',
  'make label',
  'make class',
]

export const operation = fc.record({
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...kinds) },
    { weight: 2, arbitrary: fc.constantFrom(...often) },
  ),
  wish,
})
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

/** Whether it was done or refused decides nothing here: what is so afterwards is read. What fails is thrown. */
export async function perform(school: School, { kind, wish: wanted }: Operation): Promise<void> {
  const answer = await acts[kind]?.(school, wanted)
  const status = (answer as { status?: number } | undefined)?.status ?? 200
  const isFault = status >= 500 || status === 429 || status === 401
  if (isFault) throw new Error(`${kind} was answered with ${status}: ${JSON.stringify(answer)}`)
}

/** Enough to begin with: people called something, in the school and in groups. */
export const beginning: Operation[] = Array.from({ length: 10 }, (_, number) => number).flatMap((number) => {
  const wanted: Wish = {
    who: number,
    other: number + 1,
    thing: number,
    days: 1,
    name: names[(number * 7) % names.length] ?? 'Ada',
    username: usernames[number] ?? null,
    role: one(roles, number),
  }
  const all = [
    'join',
    'rename',
    ...(number < 3 ? ['make label', 'make class', 'make organization', 'make publisher'] : []),
  ]
  return all.map((kind) => ({ kind, wish: wanted }))
})
