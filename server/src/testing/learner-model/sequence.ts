/** Random sequences of what is done to a school's learners: by numbers, for what there is to do it with is known only by then. */
import fc from 'fast-check'
import { pick } from '#testing/model/possible.ts'
import type { Real } from './perform.ts'
import { type Kind, kinds, type Operation } from './rules.ts'
import { mailboxes, type School, usernames } from './school.ts'

export type Wish = Pick<Operation, 'kind' | 'username' | 'mailbox' | 'isStaff' | 'way'> &
  Record<'learner' | 'thing', number> & { astray: boolean }

const seldom: readonly Kind[] = ['delete school', 'make', 'take along', 'guess ten', 'remove']
const kind = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...kinds.filter((one) => !seldom.includes(one))) },
  { weight: 1, arbitrary: fc.constantFrom(...seldom) },
)
const mostly = (most: boolean) => fc.oneof(...[most, most, most, !most].map((one) => fc.constant(one)))
const wish: fc.Arbitrary<Wish> = fc.record({
  kind,
  username: fc.constantFrom(...usernames),
  mailbox: fc.constantFrom(...mailboxes),
  learner: fc.nat(2),
  thing: fc.nat(3),
  astray: mostly(false),
  isStaff: mostly(false),
  way: fc.constantFrom('pictures', 'password'),
})

/** What belongs together, with something else at once now and then. */
const ways: Kind[][] = [
  ...([
    ['set pictures', 'by pictures'],
    ['set password', 'by password'],
    ['give address', 'take along', 'own sign-in'],
  ] as const),
  ...([
    ['set pictures', 'guess ten', 'by pictures'],
    ['remove', 'restore'],
    ['delete school', 'restore school'],
  ] as const),
].map((together) => [...together])
const way = fc
  .tuple(fc.constantFrom(...ways), fc.array(wish, { minLength: 3, maxLength: 3 }), fc.nat(2))
  .map(([all, wishes, beside]) =>
    all.map((one, place) => {
      const [first, ...others] = wishes
      const [other] = others
      if (!first) return []
      const done: Wish = { ...first, kind: one, way: 'pictures', astray: false, isStaff: false }
      return [done, ...(place === beside && other ? [other] : [])]
    }),
  )
const step = fc.oneof(
  { weight: 3, arbitrary: wish.map((one) => [[one]]) },
  { weight: 2, arbitrary: fc.array(wish, { minLength: 2, maxLength: 3 }).map((together) => [together]) },
  { weight: 2, arbitrary: way },
)

/** Two learners are there. */
export const sequence: fc.Arbitrary<Wish[][]> = fc
  .tuple(wish, fc.array(step, { minLength: 6, maxLength: 14, size: 'max' }))
  .map(([one, then]) => [
    ...usernames.slice(0, 2).map((username) => [{ ...one, kind: 'make' as const, username }]),
    ...then.flat(),
  ])

interface Named {
  real: Real
  school: School
  id: string
}

/** Mostly with what is good for it; astray, with anything that was ever given out. */
export function named({ learner: number, thing, astray, ...rest }: Wish, { real, school, id }: Named): Operation {
  const name = pick([...real.uids.keys()], number)
  const found = school.learners[name]
  const [card, secret, link] = [found?.card, found?.way?.secret, found?.offer?.link]
  const good = (made: string | undefined, all: ReadonlyMap<string, unknown>) =>
    astray || made === undefined ? pick([...all.keys()], thing) : made
  return {
    ...rest,
    id,
    learner: name,
    card: good(card, real.cards),
    secret: good(secret, real.secrets),
    link: good(link, real.links),
    username: astray || ['make', 'rename'].includes(rest.kind) ? rest.username : (found?.username ?? rest.username),
    way: found?.way?.is ?? rest.way,
  }
}

/** What only by itself has one outcome: ten guesses, and of links one to each learner. */
export function apart(operations: readonly Operation[]): Operation[] {
  const [first] = operations
  if (first?.kind === 'guess ten') return [first]
  const rest = operations.filter(({ kind }) => kind !== 'guess ten')
  return rest.filter((one, place) => {
    if (one.kind !== 'give address') return true
    return !rest.slice(0, place).some(({ kind, learner }) => kind === one.kind && learner === one.learner)
  })
}
