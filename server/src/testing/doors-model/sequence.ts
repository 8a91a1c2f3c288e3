/** Random sequences of what people do: by numbers, for what there is to do it with is known only by then. */
import { roles } from '@atrium/contract/rules/roles'
import fc from 'fast-check'
import { type Kind, kinds, type Operation } from './rules.ts'
import {
  everyRules,
  isOpen,
  type Member,
  people,
  type Person,
  type Place,
  places,
  roleInside,
  ways,
  type World,
} from './world.ts'

/** An operation by numbers: it names one of what there is by then. */
export type Wish = Omit<Operation, 'id' | 'session' | 'token' | 'invite' | 'version'> &
  Record<'session' | 'token' | 'invite', number> & { astray: boolean }
/** Several are done at once. */
export type Step = Wish[]

/** Done by the clock, and a statement and a job: nothing else is done meanwhile. */
const alone: readonly Kind[] = ['last day passes']
const often: readonly Kind[] = ['mint', 'exchange', 'ask for', 'remove', 'restore', 'renew', 'accept', 'take back']
const others = kinds.filter((kind) => kind !== 'delete')
const weighed: readonly Kind[] = [...others, ...others, ...often, ...often, ...often, 'exchange', 'exchange', 'delete']

const wishOf = (kind: fc.Arbitrary<Kind>): fc.Arbitrary<Wish> =>
  fc.record({
    kind,
    session: fc.nat(5),
    token: fc.nat(3),
    invite: fc.nat(2),
    astray: fc.oneof(...[false, false, false, true].map((stray) => fc.constant(stray))),
    person: fc.constantFrom(...people),
    place: fc.constantFrom<Place>('first', 'first', 'second'),
    site: fc.constantFrom<Place | null>('first', 'first', 'second', null),
    way: fc.constantFrom(...ways),
    role: fc.constantFrom(...roles),
    rules: fc.constantFrom(...everyRules),
    waiting: fc.boolean(),
  })
const wish = wishOf(fc.constantFrom(...weighed))
const wishBesideOthers = wishOf(fc.constantFrom(...weighed.filter((kind) => !alone.includes(kind))))

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: wish.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(wishBesideOthers, { minLength: 2, maxLength: 3 }) },
)

export const sequence: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 10, maxLength: 22, size: 'max' })

/** 0 is the newest. */
function pick(all: readonly string[], number: number): string {
  return all.at(-1 - (number % Math.max(all.length, 1))) ?? 'none'
}

/** What only people inside can do. */
const byRole: Partial<Record<Kind, readonly string[]>> = {
  remove: ['owner'],
  restore: ['owner'],
  'give role': ['owner'],
  'set days': ['owner', 'staff'],
  renew: ['owner', 'staff'],
  invite: ['owner'],
  'ask for': ['owner'],
  delete: ['owner'],
  leave: roles,
}

/** Whom it can be done to. */
const undone: Partial<Record<Kind, Member['state']>> = { restore: 'removed', renew: 'over' }

function whom({ kind, person, place }: Pick<Wish, 'kind' | 'person' | 'place'>, { at }: World): Person {
  const fitting = people.filter((one) => at[place].members[one]?.state === undone[kind])
  return fitting.includes(person) ? person : (fitting[0] ?? person)
}

/** Who can take back that it was deleted. */
function owned(world: World, place: Place): string[] {
  const { members } = world.at[place]
  return Object.keys(world.sessions).filter((name) => {
    const found = members[world.sessions[name]?.person ?? 'ada']
    return isOpen(world, name) && found?.role === 'owner' && found.state === 'in'
  })
}

/** Mostly with what is good for it; astray, with anything that was ever given out. */
export function named(
  { session, token, invite, astray, ...rest }: Wish,
  { world, id }: { world: World; id: string },
): Operation {
  const sessions = Object.keys(world.sessions)
  const open = sessions.filter((name) => isOpen(world, name))
  const place =
    (astray ? undefined : places.find((one) => rest.kind === 'take back' && world.at[one].deleted)) ?? rest.place
  const able =
    rest.kind === 'take back'
      ? owned(world, place)
      : open.filter((name) => byRole[rest.kind]?.includes(roleInside(world, name, place) ?? 'none') ?? true)
  const tokens = Object.keys(world.tokens)
  const good = tokens.filter((name) => world.tokens[name]?.dead === false)
  const [from, of] = astray ? [sessions, tokens] : [able.length > 0 ? able : open, good]
  const named = pick(of, token)
  const to = world.tokens[named]?.to ?? null
  return {
    ...rest,
    place,
    id,
    session: pick(from, session),
    token: named,
    invite: pick(Object.keys(world.invites), invite),
    person: astray || undone[rest.kind] === undefined ? rest.person : whom({ ...rest, place }, world),
    site: rest.kind === 'exchange' && !astray && to !== null ? to : rest.site,
    version: world.at[place].version - (astray && rest.waiting ? 1 : 0),
  }
}
