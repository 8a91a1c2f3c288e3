/** Random sequences of what is done to an organization, its directories and its people: by numbers, for what there is is known only by then. */
import fc from 'fast-check'
import { pick } from '#testing/model/possible.ts'
import { handKinds, isScim, type Kind, type Operation, scimKinds } from './operation.ts'
import { addressOf, type Listed, directoryNames, type Person, people, type World } from './world.ts'

const addresses = [...people.map((person) => `${person}@in`), 'any@in', 'dan@out', 'eve@out']
const names = ['Chess', 'Choir', 'Maths']
const seldom: readonly Kind[] = [
  'delete organization',
  'delete account',
  'revoke token',
  'restore organization',
  'leave',
]

const kind = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...scimKinds) },
  { weight: 10, arbitrary: fc.constantFrom(...handKinds.filter((one) => !seldom.includes(one))) },
  { weight: 1, arbitrary: fc.constantFrom(...seldom) },
)
const somebody = fc.constantFrom<Person>('dan', 'dan', 'dan', 'cleo', 'cleo', 'eve', 'eve', 'ben', 'ada')
const often = <T>(most: T, ...others: T[]) => fc.constantFrom(most, most, most, most, ...others)

/** Absent, or as what. */
const listing = fc.constantFrom<Listed['role'] | null>(...([null, null, 'User', 'User', 'staff'] as const))
const wish = fc.record({
  kind,
  of: often<'first' | 'second'>('first', 'second', 'second'),
  inBulk: fc.constantFrom(true, false, false),
  thing: fc.nat(4),
  others: fc.array(fc.nat(4), { minLength: 1, maxLength: 2 }),
  externalId: fc.constantFrom(null, null, 'x1', 'x2'),
  email: fc.constantFrom(null, null, null, ...addresses),
  userName: fc.constantFrom(...addresses),
  active: fc.constantFrom(undefined, undefined, true, false),
  name: fc.constantFrom(...names),
  by: often<Person>('ada', 'ben'),
  other: somebody,
  role: fc.constantFrom<Operation['role']>('owner', 'staff', 'staff', 'User', 'User'),
  address: fc.constantFrom(...addresses),
  isConfirmed: often(true, false),
  listed: fc.record({ ben: listing, cleo: listing, dan: listing, eve: listing }),
  astray: fc.constantFrom(true, false, false, false, false, false, false),
})
export type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

/** What belongs together, of one person, with something else at once now and then. */
const ways: Kind[][] = [
  ['create', 'deactivate', 'activate'],
  ['create', 'deactivate', 'renew', 'deactivate'],
  ['create', 'remove', 'deactivate', 'activate'],
  ['create', 'create group', 'deactivate', 'take', 'activate'],
  ['create', 'create group', 'delete', 'create'],
  ['create', 'create group', 'replace group', 'add', 'delete group'],
  ['create', 'create group', 'rename group', 'take', 'set members'],
  ['create', 'create group', 'remove', 'restore'],
  ['create', 'move', 'deactivate', 'activate', 'waiting job'],
  ['create', 'last day', 'activate', 'deactivate', 'activate'],
  ['last day', 'terms job', 'create'],
  ['invite', 'create', 'deactivate', 'accept', 'delete'],
  ['move', 'create', 'remove', 'confirm', 'waiting job'],
  ['create', 'leave', 'deactivate', 'activate', 'invite', 'accept'],
  ['create', 'delete account', 'move', 'waiting job'],
  ['create', 'change role', 'deactivate', 'activate'],
  ['create', 'delete organization', 'restore organization', 'deactivate'],
  ['make token', 'revoke token', 'create'],
  ['rehearse', 'apply roster', 'create', 'deactivate', 'rehearse', 'apply roster', 'activate'],
  ['rehearse', 'apply roster', 'rehearse', 'apply roster', 'take roster back', 'take roster back'],
  ['rehearse', 'apply roster', 'remove', 'rehearse', 'apply roster', 'take roster back'],
  ['move', 'rehearse', 'apply roster', 'create', 'confirm', 'roster job', 'waiting job'],
  ['rehearse', 'create', 'apply roster', 'delete', 'rehearse', 'apply roster'],
  ['rehearse', 'apply roster', 'delete account', 'take roster back', 'roster job'],
  ['create', 'rehearse', 'apply roster', 'move', 'take roster back', 'roster job'],
  ['delete organization', 'restore organization'],
]
const way = fc
  .tuple(fc.constantFrom(...ways), wish, fc.array(wish, { minLength: 2, maxLength: 2 }), fc.nat(4))
  .map(([all, first, others, beside]) =>
    all.map((one, place) => {
      const theirs = `${first.other}@in`
      const own: Wish = { ...first, kind: one, thing: 0, astray: false, userName: theirs, email: null }
      // At the beginning: their own address is claimed, and nobody has confirmed it.
      if (one === 'move' && place === 0) Object.assign(own, { address: theirs, isConfirmed: false })
      return [own, ...(place === beside ? others.slice(0, 1 + (beside % 2)) : [])]
    }),
  )
const step = fc.oneof(
  { weight: 3, arbitrary: wish.map((one) => [[one]]) },
  { weight: 3, arbitrary: fc.array(wish, { minLength: 2, maxLength: 3 }).map((together) => [together]) },
  { weight: 3, arbitrary: way },
)
export const sequence: fc.Arbitrary<Wish[][]> = fc
  .array(step, { minLength: 5, maxLength: 12, size: 'max' })
  .map((all) => all.flat())

/** Mostly with what is there; astray, with anything that was ever given. */
export function named({ thing, others, astray, inBulk, listed, ...wished }: Wish, world: World, id: string): Operation {
  const { kind: wanted } = wished
  const of = [wished.of, ...directoryNames].find((name) => hasWhatItTakes(world, name, wanted)) ?? wished.of
  const { tokens, users, groups } = world.directories[of]
  const all = directoryNames.flatMap((name) => Object.keys(world.directories[name].users))
  const user = (number: number) => pick(astray ? all : Object.keys(users), number)
  const theirs = Object.entries(users).find(
    ([, one]) => one.person === wished.other || addressOf(one) === `${wished.other}@in`,
  )
  const chosen = thing === 0 && theirs ? [theirs[0]] : others.map(user)
  const operation: Operation = {
    ...wished,
    of,
    id,
    bulk: null,
    token: pick(tokens, astray ? 1 : 0),
    user: thing === 0 && theirs ? theirs[0] : user(thing),
    group: pick(Object.keys(groups), thing),
    // Of a directory that has nobody, nobody; who is to be taken out is always somebody.
    users: [...new Set(wanted === 'take' ? chosen : chosen.filter((one) => one !== 'none'))],
    listed: listedOf(listed),
    roster: pick(Object.keys(world.source.rosters), thing === 4 ? 1 : 0),
    invite: pick(Object.keys(world.invites), thing === 4 ? 1 : 0),
    userName: astray ? wished.userName.toUpperCase().replace('@IN', '@in').replace('@OUT', '@out') : wished.userName,
  }
  const bulk = inBulk && isScim(wanted) ? `bulk of ${of} by ${operation.token}` : null
  return wanted === 'delete account' && ['ada', 'ben'].includes(wished.other)
    ? { ...operation, other: 'eve', bulk }
    : { ...operation, bulk }
}

/** Mostly of a directory that has somebody, or a group, to whom it can be done. */
function hasWhatItTakes({ directories }: World, of: Operation['of'], wanted: Kind): boolean {
  const { users, groups } = directories[of]
  if (wanted.startsWith('create') || !isScim(wanted)) return true
  const isOfGroup = wanted.includes('group') || wanted.includes('members') || wanted === 'add' || wanted === 'take'
  return Object.keys(isOfGroup ? groups : users).length > 0
}

/** By the addresses that they had at first. */
function listedOf(listed: Wish['listed']): Operation['listed'] {
  const all = Object.entries(listed) as [Person, Listed['role'] | null][]
  return Object.fromEntries(
    all.flatMap(([person, role]) => (role === null ? [] : [[person, { address: `${person}@in`, role }]])),
  )
}

const rosterKinds: readonly Kind[] = ['apply roster', 'take roster back']
const endsItsStarter: readonly Kind[] = ['delete organization', 'change role', 'remove', 'leave']

/**
 * One roster is under way at a time, and nobody takes its starter's ownership meanwhile: what becomes of it then depends
 * on how far it is.
 */
export function apart(operations: readonly Operation[], { directories }: World): Operation[] {
  const [roster] = operations.filter(({ kind: one }) => rosterKinds.includes(one))
  if (!roster) return [...operations]
  return operations.filter((one) => {
    if (rosterKinds.includes(one.kind)) return one === roster
    const isOfOwner = isScim(one.kind) && directories[one.of].users[one.user]?.person === roster.by
    return !isOfOwner && !endsItsStarter.includes(one.kind)
  })
}
