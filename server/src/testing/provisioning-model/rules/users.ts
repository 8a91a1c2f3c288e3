/** What a directory's changes of people do, by RFC 7644 and docs/scim.md. */
import type { Operation } from '../operation.ts'
import { addressOf, belongs, type Directory, isProven, ownerOf, type Person, type User, type World } from '../world.ts'
import { begin, end, giveGroups, joinAccount, Refused, take } from './membership.ts'

export function create(world: World, { id, of, userName, externalId, email, active = true }: Operation): string {
  const directory = world.directories[of]
  const user: User = { userName, externalId, email, active, saidAt: world.order, person: null }
  const address = addressOf(user)
  if (!isProven(address)) throw new Refused('400')
  requireUnique(directory, user)
  directory.users[id] = user
  const person = ownerOf(world, address)
  if (person === undefined) return '201'
  if (!joinAccount(world, of, user, person)) throw new Refused('409')
  if (!active) end(world, person)
  return '201'
}

type Said = Partial<Pick<User, 'userName' | 'externalId' | 'email' | 'active'>>

/** What is not said stays. */
export function change(world: World, { of, user: id }: Operation, said: Said): string {
  const directory = world.directories[of]
  const user = directory.users[id]
  if (!user) throw new Refused('404')
  const before = { ...user }
  for (const [field, value] of Object.entries(said)) if (value !== undefined) Object.assign(user, { [field]: value })
  requireUnique(directory, user)
  const address = addressOf(user)
  const isElsewhere = address !== addressOf(before)
  const isBack = said.active === true && !before.active
  const isOther = JSON.stringify(user) !== JSON.stringify(before)
  // Whoever goes may go with an address of anywhere.
  if ((isBack || (isElsewhere && said.active !== false)) && !isProven(address)) throw new Refused('400')
  const isAskedAbout = isElsewhere || isBack || said.active === false
  const found = user.person === null && isAskedAbout ? ownerOf(world, address) : undefined
  if (found !== undefined && !joinAccount(world, of, user, found, isBack ? world.order : before.saidAt))
    throw new Refused('409')
  if (isOther) user.saidAt = world.order
  if (said.active === false) endEach(world, [user.person, ownerOf(world, addressOf(before)), ownerOf(world, address)])
  else if (isBack && before.person !== null) takeUp(world, user, before.person)
  return '200'
}

/** Whose account the directory knows, and whoever has the address by now. */
function endEach(world: World, all: readonly (Person | null | undefined)[]): void {
  for (const person of new Set(all)) if (person !== null && person !== undefined) end(world, person)
}

/** Of an account that has moved on nothing follows: they wait, as somebody new would. */
function takeUp(world: World, user: User, person: NonNullable<User['person']>): void {
  if (belongs(world.members[person])) return giveGroups(world, person)
  const account = world.accounts[person]
  if (!account?.isConfirmed || !isProven(account.address)) user.person = null
  else if (begin(world, person, { saidAt: world.order }) === 'left') throw new Refused('409')
}

/** Ends what membership there is, and forgets what was said. */
export function remove(world: World, { of, user: id }: Operation): string {
  const directory = world.directories[of]
  const user = directory.users[id]
  if (!user) throw new Refused('404')
  const person = user.person ?? ownerOf(world, addressOf(user))
  delete directory.users[id]
  const groups = Object.values(directory.groups).filter(({ members }) => members.includes(id))
  for (const group of groups) group.members = group.members.filter((one) => one !== id)
  if (person === undefined) return '204'
  endEach(world, [person, ownerOf(world, addressOf(user))])
  // Who is a member by somebody else is in none of its groups; who is out is kept as they were.
  if (belongs(world.members[person])) for (const { target } of groups) take(world, [person], target)
  return '204'
}

function requireUnique({ users }: Directory, user: User): void {
  const isTaken = Object.values(users).some((other) => {
    if (other === user) return false
    const isNamed = other.userName.toLowerCase() === user.userName.toLowerCase()
    const isKnown = user.externalId !== null && other.externalId === user.externalId
    return isNamed || isKnown || addressOf(other) === addressOf(user)
  })
  if (isTaken) throw new Refused('409')
}
