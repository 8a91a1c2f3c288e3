/** What each operation does, one after the other: what the server has to agree with. */
import type { Role } from '@atrium/contract/rules/roles'
import {
  isMet,
  isOpen,
  type Member,
  member,
  type Organization,
  type Person,
  type Place,
  roleInside,
  type Rules,
  type Session,
  type Way,
  type World,
} from './world.ts'

export const kinds = [
  ...['sign in', 'mint', 'exchange', 'refresh', 'log out', 'remove', 'leave', 'restore', 'give role', 'set days'],
  ...['last day passes', 'renew', 'invite', 'accept', 'ask for', 'delete', 'take back'],
] as const
export type Kind = (typeof kinds)[number]

export interface Operation {
  /** Names what it makes: a session, a token, an invite. */
  id: string
  kind: Kind
  /** With which of what was given out before; what does not fit is tried as well. */
  session: string
  token: string
  invite: string
  /** Whom it is done to. */
  person: Person
  place: Place
  /** Where a token is to be good, or is exchanged; null: nowhere in particular. */
  site: Place | null
  way: Way
  role: Role
  rules: Rules
  /** Of the rules, as they were looked at. */
  version: number
  waiting: boolean
}

export type Verdict = 'done' | 'refused'

/** Changes the world by the operation, unless it is refused. */
export function apply(world: World, operation: Operation): Verdict {
  world.order += 1
  const before = structuredClone(world)
  const isDone = acts[operation.kind](world, operation)
  if (!isDone) Object.assign(world, before)
  return isDone ? 'done' : 'refused'
}

const acts: Record<Kind, (world: World, operation: Operation) => boolean> = {
  'sign in': ({ sessions }, { id, person, way }) => {
    sessions[id] = { person, way, site: null, parent: null, ended: false }
    return true
  },
  mint: (world, { id, session, site }) => {
    if (!isOpen(world, session) || !mayEnter(world, session, site)) return false
    world.tokens[id] = { session, to: site, dead: false }
    return true
  },
  exchange: (world, { id, token, site }) => {
    const minted = world.tokens[token]
    if (!minted || minted.dead || (minted.to !== null && minted.to !== site)) return false
    const { sessions } = world
    const parent = sessions[minted.session]
    if (!parent || !isOpen(world, minted.session) || !mayEnter(world, minted.session, site)) return false
    minted.dead = true
    sessions[id] = { ...parent, site, parent: minted.session }
    return true
  },
  refresh: (world, { session }) => isOpen(world, session),
  'log out': (world, { session }) => {
    // Whatever the organization asks on whose site it is.
    if (world.sessions[session]?.ended !== false) return false
    const tree = new Set([session])
    // Whoever was handed on comes later.
    for (const [name, { parent }] of Object.entries(world.sessions)) if (tree.has(parent ?? '')) tree.add(name)
    end(world, (_one, name) => tree.has(name))
    return true
  },
  remove: (world, { session, person, place }) => {
    if (isOneself(world, session, person)) return leave(world, session, place)
    const found = memberFor(world, { session, person, place }, ['owner'])
    if (!found || !mayChangeOwner(world, session, [found.role])) return false
    Object.assign(found, { state: 'removed', endedAt: world.order })
    endAt(world, person, place)
    return isOwned(world.at[place])
  },
  leave: (world, { session, place }) => leave(world, session, place),
  restore: (world, { session, person, place }) => {
    const found = world.at[place].members[person]
    if (roleInside(world, session, place) !== 'owner' || found?.state !== 'removed') return false
    found.state = 'in'
    found.endedAt = 0
    return mayChangeOwner(world, session, [found.role])
  },
  'give role': (world, { session, person, place, role }) => {
    const found = memberFor(world, { session, person, place }, ['owner'])
    if (!found) return false
    const isAllowed = found.role === role || mayChangeOwner(world, session, [found.role, role])
    found.role = role
    return isAllowed && isOwned(world.at[place])
  },
  'set days': (world, { session, person, place, waiting }) => {
    const found = memberFor(world, { session, person, place }, ['owner', 'staff'])
    if (!found) return false
    const isOwners = roleInside(world, session, place) === 'owner'
    // It is said whose days stay.
    if ((!isOwners && found.role !== 'User') || found.waiting === waiting) return true
    found.waiting = waiting
    if (waiting) endAt(world, person, place)
    return mayChangeOwner(world, session, [found.role]) && isOwned(world.at[place])
  },
  'last day passes': (world, { person, place }) => {
    const organization = world.at[place]
    const found = organization.members[person]
    if (organization.deleted || found?.state !== 'in') return true
    Object.assign(found, { state: 'over', waiting: false, endedAt: world.order })
    if (isOwned(organization)) endAt(world, person, place)
    else Object.assign(found, { state: 'in', endedAt: 0 })
    return true
  },
  renew: (world, { session, person, place }) => {
    const by = roleInside(world, session, place)
    const found = world.at[place].members[person]
    if (found?.state !== 'over' || !(by === 'owner' || (by === 'staff' && found.role === 'User'))) return false
    Object.assign(found, { state: 'in', endedAt: 0 })
    return mayChangeOwner(world, session, [found.role])
  },
  invite: (world, { id, session, place }) => {
    if (roleInside(world, session, place) !== 'owner') return false
    world.invites[id] = { place, madeAt: world.order, usedBy: [] }
    return true
  },
  accept: (world, { session, invite }) => {
    const found = world.invites[invite]
    const person = world.sessions[session]?.person
    if (!isOpen(world, session) || !found || person === undefined || world.at[found.place].deleted) return false
    const { members } = world.at[found.place]
    const held = members[person]
    const isIn = held?.state === 'in'
    if (found.usedBy.includes(person)) return isIn
    // Who was taken out is not let in again by what they knew before.
    if (!isIn && (held?.endedAt ?? 0) > found.madeAt) return false
    found.usedBy.push(person)
    if (!isIn) members[person] = member('User')
    else if (held?.role === 'User') held.waiting = false
    return true
  },
  'ask for': (world, { session, place, rules, version }) => {
    const organization = world.at[place]
    const isByOwner = roleInside(world, session, place) === 'owner'
    if (!isByOwner || isHandedOn(world, session) || version !== organization.version) return false
    if (rules === organization.rules) return true
    Object.assign(organization, { rules, version: version + 1 })
    return isMetBy(world, session, place)
  },
  delete: (world, { session, place }) => {
    if (roleInside(world, session, place) !== 'owner' || isHandedOn(world, session)) return false
    world.at[place].deleted = true
    return true
  },
  'take back': (world, { session, place }) => {
    const organization = world.at[place]
    const found = organization.members[world.sessions[session]?.person ?? 'ada']
    const ownedIt = found?.state === 'in' && found.role === 'owner' && !found.waiting
    if (!isOpen(world, session) || !organization.deleted || !ownedIt) return false
    organization.deleted = false
    return true
  },
}

function isOneself({ sessions }: World, session: string, person: Person): boolean {
  return sessions[session]?.person === person
}

function leave(world: World, session: string, place: Place): boolean {
  const person = world.sessions[session]?.person
  const found = person && world.at[place].members[person]
  if (!found || roleInside(world, session, place) === undefined) return false
  if (!mayChangeOwner(world, session, [found.role])) return false
  // By their own word: what they were invited with stands.
  Object.assign(found, { state: 'left', endedAt: 0 })
  endAt(world, person, place)
  return isOwned(world.at[place])
}

/** The member whom somebody of these roles names. */
function memberFor(
  world: World,
  { session, person, place }: Pick<Operation, 'session' | 'person' | 'place'>,
  admitted: readonly Role[],
): Member | undefined {
  const by = roleInside(world, session, place)
  const found = world.at[place].members[person]
  return by !== undefined && admitted.includes(by) && found?.state === 'in' ? found : undefined
}

/** A session that was handed on is no fresh sign-in, and makes and unmakes no owners. */
function mayChangeOwner(world: World, session: string, roles: readonly Role[]): boolean {
  return !roles.includes('owner') || !isHandedOn(world, session)
}

function isHandedOn({ sessions }: World, session: string): boolean {
  return (sessions[session]?.parent ?? null) !== null
}

function isOwned({ members }: Organization): boolean {
  return Object.values(members).some(({ role, state, waiting }) => role === 'owner' && state === 'in' && !waiting)
}

/** By rules and by days; to nowhere in particular, or where there is no organization any more, everybody may. */
function mayEnter(world: World, session: string, place: Place | null): boolean {
  if (place === null || world.at[place].deleted) return true
  const found = world.at[place].members[world.sessions[session]?.person ?? 'ada']
  const isShutOut = found?.state === 'over' || (found?.state === 'in' && found.waiting)
  return !isShutOut && isMetBy(world, session, place)
}

function isMetBy(world: World, session: string, place: Place): boolean {
  const found = world.sessions[session]
  return found !== undefined && isMet(world, found, place)
}

/** With what they minted. */
function end(world: World, which: (one: Session, name: string) => boolean): void {
  for (const [name, session] of Object.entries(world.sessions)) {
    if (!which(session, name)) continue
    session.ended = true
    for (const token of Object.values(world.tokens)) if (token.session === name) token.dead = true
  }
}

/** Whoever belongs to it no more is signed in at its site no more, nor will be by what was made before. */
function endAt(world: World, person: Person, place: Place): void {
  end(world, (one) => one.person === person && one.site === place)
  for (const token of Object.values(world.tokens)) {
    const isTheirs = world.sessions[token.session]?.person === person
    if (isTheirs && (token.to === null || token.to === place)) token.dead = true
  }
}
