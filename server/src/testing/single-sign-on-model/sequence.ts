/** Random sequences: by numbers, for what there is to do it with is known only by then. */
import { joinings } from '@atrium/contract/rules/domain'
import { roles } from '@atrium/contract/rules/roles'
import fc from 'fast-check'
import { pick } from '#testing/model/possible.ts'
import { type Kind, kinds, type Operation } from './operation.ts'
import { countConnections, leading, mostConnections, owners } from './leading.ts'
import { isHandedOn, own } from './rules/accounts.ts'
import {
  type Address,
  type Connection,
  founders,
  isAtWork,
  isOpen,
  people,
  type Person,
  type Place,
  roleOf,
  type World,
} from './world.ts'

export type Wish = Pick<
  Operation,
  'kind' | 'place' | 'address' | 'subject' | 'verified' | 'role' | 'joining' | 'only'
> &
  Record<'session' | 'account' | 'connection' | 'way' | 'secret', number> & { astray: boolean }
/** Several are done at once. */
export type Step = Wish[]

/** Several calls with something beside them, or a record of the world outside: nothing else is done meanwhile. */
const alone: readonly Kind[] = [
  'mailed in',
  'enrol',
  'let in',
  'forget',
  'publish',
  'unpublish',
  'days pass',
  'try out',
]
const often: readonly Kind[] = ['come', 'finish', 'exchange', 'password in', 'move', 'ask', 'join', 'accept', 'lead']
const seldom: readonly Kind[] = ['delete', 'delete account', 'days pass', 'disconnect', 'remove domain', 'connect']
const others = kinds.filter((kind) => !seldom.includes(kind))
/** Of which little comes: what they need is seldom there. */
const harder: readonly Kind[] = ['decline', 'withdraw', 'leave', 'repoint', 'give role', 'restore']
const weighed: readonly Kind[] = [
  ...[...others, ...others, ...often, ...often, ...seldom],
  ...[...harder, ...harder, ...harder, ...harder, 'disconnect' as const],
]

const mostly = <T>(most: T, ...rest: T[]) => fc.constantFrom(most, most, most, ...rest)
const wishOf = (kind: fc.Arbitrary<Kind>): fc.Arbitrary<Wish> =>
  fc
    .record({
      kind,
      place: mostly<Place>('first', 'second'),
      subject: fc.constantFrom(...people),
      other: fc.constantFrom(...people),
      isOther: mostly(false, true),
      where: mostly<'work' | 'home'>('work', 'home'),
      verified: fc.constantFrom(...Array.from({ length: 7 }, () => true), false),
      role: fc.constantFrom(...roles),
      joining: fc.constantFrom(...joinings),
      only: fc.boolean(),
      session: fc.nat(7),
      account: fc.nat(5),
      connection: fc.nat(3),
      way: fc.nat(2),
      secret: fc.nat(2),
      astray: fc.constantFrom(...Array.from({ length: 6 }, () => false), true),
    })
    .map(({ other, isOther, where, ...rest }) => ({
      ...rest,
      address: `${isOther ? other : rest.subject} at ${where}` as const,
    }))
const wish = wishOf(fc.constantFrom(...weighed))
const wishBesideOthers = wishOf(fc.constantFrom(...weighed.filter((kind) => !alone.includes(kind))))

/** What belongs together, with something else between or beside it now and then. */
const ways: readonly Kind[][] = [
  ['come', 'finish', 'exchange'],
  ['come', 'finish', 'exchange', 'hand on'],
  ['come', 'finish', 'exchange', 'move', 'come', 'finish'],
  ['enrol', 'come', 'finish', 'exchange', 'second step'],
  ['come', 'finish', 'remove', 'come', 'finish'],
  // Something changes between what arrived and the session that it leads to.
  ['come', 'finish', 'unpublish', 'days pass', 'exchange', 'publish', 'check', 'exchange'],
  ['enrol', 'come', 'finish', 'exchange', 'unpublish', 'days pass', 'second step', 'publish', 'check', 'second step'],
  ['enrol', 'password in', 'lead', 'second step'],
  ['enrol', 'password in', 'second step'],
  ['come', 'remove domain', 'finish', 'add', 'publish', 'check', 'exchange'],
  ['come', 'switch off', 'switch on', 'finish'],
  ['come', 'finish', 'exchange', 'hand on', 'switch off'],
  ['come', 'delete', 'take back', 'finish'],
  ['come', 'finish', 'delete', 'take back', 'exchange'],
  ['come', 'finish', 'move', 'exchange', 'password in'],
  ['come', 'finish', 'disable', 'enable', 'exchange'],
  ['come', 'finish', 'exchange', 'delete account', 'come', 'finish'],
  ['come', 'finish', 'give role', 'lead', 'password in'],
  ['lead', 'password in', 'mailed in', 'sign up'],
  ['open', 'ask', 'accept'],
  ['open', 'ask', 'decline', 'ask'],
  ['open', 'ask', 'withdraw', 'ask'],
  ['let in', 'remove', 'restore'],
  ['open', 'join', 'remove', 'join', 'ask', 'accept'],
  ['open', 'ask', 'come', 'finish', 'remove', 'ask', 'accept'],
  ['unpublish', 'days pass'],
  ['unpublish', 'check', 'days pass', 'publish', 'check'],
  ['switch off', 'switch on'],
  ['switch off', 'repoint', 'disconnect'],
  ['let in', 'leave', 'join'],
  ['switch off', 'repoint', 'try out', 'switch on', 'come', 'finish', 'exchange'],
  ['connect', 'try out', 'switch on', 'lead'],
  ['delete', 'take back'],
  ['disable', 'come', 'finish', 'enable'],
  ['leave', 'come', 'finish', 'forget', 'come', 'finish', 'join'],
  // What seldom comes about by itself.
  ...[1, 2, 3].flatMap((): readonly Kind[][] => [
    ['open', 'ask', 'withdraw'],
    ['open', 'ask', 'decline'],
    ['connect', 'try out', 'repoint', 'try out'],
    ['let in', 'remove', 'restore'],
    ['open', 'join'],
  ]),
].map((all) => all as Kind[])
const way = fc
  .tuple(fc.constantFrom(...ways), wish, fc.array(wishBesideOthers, { maxLength: 2 }), fc.nat(6), fc.boolean())
  .map(([all, first, more, at, isBetween]): Step[] => {
    const joining = all.includes('join') ? 'join' : 'ask'
    const steps = all.map((kind): Step => [{ ...first, kind, joining, astray: false }])
    const place = at % all.length
    const isLone = alone.includes(all[place] ?? 'come')
    if (isBetween || isLone) return steps.toSpliced(place, 0, ...more.map((one) => [one]))
    return steps.toSpliced(place, 1, [...(steps[place] ?? []), ...more])
  })

/** One organization takes the domain from the other. */
const taking = wish.map((one): Step[] => {
  const by = (kind: Kind, place: Place): Step => [{ ...one, kind, place, astray: false }]
  const [from, to] = one.only ? (['second', 'first'] as const) : (['first', 'second'] as const)
  return [by('add', to), by('publish', to), by('check', to), by('unpublish', from), by('check', to)]
})

const step: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 3, arbitrary: wish.map((one) => [[one]]) },
  { weight: 2, arbitrary: fc.array(wishBesideOthers, { minLength: 2, maxLength: 3 }).map((all) => [all]) },
  { weight: 4, arbitrary: way },
  { weight: 1, arbitrary: taking },
)

/** Mostly the first organization's people come by a sign-in of its own from the beginning. */
const beginning = wish.chain((one) => {
  const by = (kind: Kind): Step => [{ ...one, kind, place: 'first', astray: false, connection: 0 }]
  const proven = ['add', 'publish', 'check'] as const
  const on = ['connect', 'try out', 'switch on'] as const
  return fc.constantFrom<Step[]>(
    ...[1, 2, 3].map(() => [...proven, ...on, 'open' as const].map(by)),
    ...[1, 2].map(() => [...proven, ...on, 'lead' as const].map(by)),
    [...proven, 'open' as const].map(by),
    [],
  )
})

export const sequence: fc.Arbitrary<Step[]> = fc
  .tuple(beginning, fc.array(step, { minLength: 3, maxLength: 9, size: 'max' }))
  .map(([first, then]) => [...first, ...then.flat()])

const offices: readonly Kind[] = ['accept', 'decline']
/** Asks for a sign-in of one's own. */
const fresh: readonly Kind[] = ['enrol', 'move', 'delete account']
const fitting: Partial<Record<Kind, readonly Connection['state'][]>> = {
  come: ['on'],
  lead: ['on'],
  'try out': ['draft'],
  'switch on': ['tested'],
  'switch off': ['on'],
  repoint: ['tested', 'draft'],
}

/** Mostly with what is good for it; astray, with anything that was ever given out. */
export function named(wished: Wish, { world, id }: { world: World; id: string }): Operation {
  const kind = wished.astray ? wished.kind : leading(wished.kind, wished, world)
  const wish = { ...wished, kind }
  const { astray, ...rest } = wish
  const { place } = rest
  const account = whom(wish, world)
  const ways = Object.keys(world.ways).filter((name) => astray || world.ways[name]?.used === false)
  const wanted = kind === 'exchange' ? 'token' : 'pending'
  const secrets = Object.keys(world.secrets).filter((name) => {
    const secret = world.secrets[name]
    return secret?.kind === wanted && (astray || !secret.dead)
  })
  return {
    ...rest,
    id,
    session: bySession(wish, world),
    account,
    connection: kind === 'lead' && rest.connection === 3 ? 'nowhere' : connectionOf(wish, world),
    address: astray || kind !== 'password in' ? rest.address : withPassword(rest.address, world),
    way: pick(ways, rest.way),
    secret: pick(secrets, rest.secret),
    place,
  }
}

function bySession({ kind, place, subject, session, astray }: Wish, world: World): string {
  const bosses: readonly string[] = Object.values(founders)
  const all = Object.keys(world.sessions).filter((name) => astray || isOpen(world, name))
  const roleBy = (name: string) => roleOf(world, place, own(world, name)?.name ?? '')
  const byOwner = kind === 'take back' ? [founders[place]] : all.filter((name) => roleBy(name) === 'owner')
  const direct = (names: string[]) => names.filter((name) => !isHandedOn(world, name))
  if (owners.includes(kind)) return pick(direct(astray ? all : byOwner), session)
  if (offices.includes(kind))
    return pick(astray ? all : all.filter((name) => ['owner', 'staff'].includes(roleBy(name) ?? 'none')), session)
  const peoples = all.filter((name) => !bosses.includes(name))
  const able = peoples.filter((name) => astray || canDo(world, own(world, name)?.name ?? '', { kind, place }))
  const some = able.length > 0 ? able : peoples
  const theirs = some.filter((name) => isOf(world.sessions[name]?.account, subject))
  const those = theirs.length > 0 ? theirs : some
  return pick(fresh.includes(kind) ? direct(those) : those, session)
}

/** Of somebody who has one. */
function withPassword(address: Address, { accounts }: World): Address {
  const all = Object.values(accounts).filter(({ hasPassword, disabled }) => hasPassword && !disabled)
  const found = all.find((one) => one.address === address) ?? all.find(({ secondStep }) => secondStep) ?? all.at(-1)
  return found?.address ?? address
}

/** Whom it leads anywhere. */
function canDo(world: World, name: string, { kind, place }: Pick<Wish, 'kind' | 'place'>): boolean {
  const { accounts, at } = world
  const account = accounts[name]
  if (!account) return false
  const isIn = roleOf(world, place, name) !== undefined
  const byKind: Partial<Record<Kind, boolean>> = {
    ask: isAtWork(account) && !isIn,
    join: isAtWork(account) && !isIn,
    leave: isIn,
    'let in': !isIn,
    withdraw: at[place].requests[name] === 'waiting',
    enrol: account.confirmed && !account.secondStep,
    confirm: !account.confirmed,
  }
  return byKind[kind] ?? true
}

function isOf(account: string | undefined, person: Person): boolean {
  return account?.startsWith(`${person} `) === true
}

const wantedStates: Partial<Record<Kind, string>> = { remove: 'in', restore: 'removed', 'give role': 'in' }

function whom({ kind, place, subject, account, astray }: Wish, world: World): string {
  const persons = Object.keys(world.accounts).filter((name) => people.some((person) => isOf(name, person)))
  const { members, requests } = world.at[place]
  const fits = (name: string) => {
    if (kind === 'accept' || kind === 'decline') return requests[name] === 'waiting'
    if (kind === 'enable') return world.accounts[name]?.disabled === true
    const state = wantedStates[kind]
    return state === undefined || members[name]?.state === state
  }
  const good = persons.filter((name) => astray || fits(name))
  const theirs = good.filter((name) => isOf(name, subject))
  const some = [theirs, good, persons].find((names) => names.length > 0) ?? persons
  return pick(some, account)
}

function connectionOf({ kind, place, connection, astray }: Wish, { connections }: World): string {
  const all = Object.keys(connections)
  const here = kind === 'come' ? all : all.filter((name) => connections[name]?.place === place)
  const states = fitting[kind]
  const good = here.filter((name) => states?.includes(connections[name]?.state ?? 'draft') ?? true)
  return pick(astray ? all : good.length > 0 ? good : here, connection)
}

/**
 * What has an outcome that the rules know: a code of an app is used once in its time; of connections an id is used again
 * as soon as it is deleted, and one is changed by whoever read it last.
 */
export function apart(operations: readonly Operation[], world: World): Operation[] {
  const isAlone = ({ kind }: Operation) => alone.includes(kind)
  const beside = operations.filter((one) => !isAlone(one))
  if (beside.length === 0) return operations.slice(0, 1)
  const has = (kind: Kind) => operations.some((one) => one.kind === kind)
  return beside.filter((one, place) => {
    const isSecond = beside.slice(0, place).some(({ kind }) => kind === one.kind)
    if (one.kind === 'second step' || one.kind === 'repoint') return !isSecond
    if (one.kind !== 'connect') return true
    return !isSecond && !has('disconnect') && countConnections(world, one.place) < mostConnections
  })
}
