/** What is done about an organization's people and invites, one after the other: what the server has to agree with. */

export const people = ['ada', 'ben', 'cleo', 'dan', 'eve'] as const
export type Person = (typeof people)[number]
type Role = 'owner' | 'staff' | 'User'
const rank: Record<Role, number> = { owner: 3, staff: 2, User: 1 }

export const kinds = [
  ...['invite', 'renew', 'revoke', 'accept', 'change role', 'remove', 'restore', 'leave'],
  ...['offer', 'accept offer', 'end offer'],
] as const
type Kind = (typeof kinds)[number]

export interface Operation {
  /** Names the invite that it makes. */
  id: string
  kind: Kind
  by: Person
  other: Person
  role: Role
  email: Person | null
  uses: number
  invite: string
  /** By which of the tokens that the invite had. */
  token: string
}

export type Verdict = 'done' | 'refused'

interface Member {
  role: Role
  isIn: boolean
  /** When they were taken out last, or made less, among all that was done. */
  outAt: number
  loweredAt: number
  /** Whether an owner may take that back. */
  canBeRestored: boolean
}

interface Invite {
  by: Person
  role: Role
  email: Person | null
  most: number
  usedBy: Person[]
  sentAt: number
  /** When it ended before it was used up. */
  endedAt: number | null
  token: string
}

export interface Organization {
  order: number
  members: Partial<Record<Person, Member>>
  invites: Record<string, Invite>
  /** Ownership that is on offer, by who offers it. */
  offers: Partial<Record<Person, { to: Person; at: number }>>
}

const joined = (role: Role): Member => ({ role, isIn: true, outAt: -1, loweredAt: -1, canBeRestored: false })

export function newOrganization(): Organization {
  const members = { ada: joined('owner'), ben: joined('owner'), cleo: joined('staff') }
  return { order: 0, members, invites: {}, offers: {} }
}

export function roleOf({ members }: Organization, person: Person): Role | undefined {
  const member = members[person]
  return member?.isIn === true ? member.role : undefined
}

/** Changes the organization by the operation, unless it is refused. */
export function apply(organization: Organization, operation: Operation): Verdict {
  organization.order += 1
  const before = structuredClone(organization)
  const verdict = acts[operation.kind](organization, operation) ? 'done' : 'refused'
  const hasOwner = people.some((person) => roleOf(organization, person) === 'owner')
  if (verdict === 'done' && hasOwner) return verdict
  Object.assign(organization, before)
  return 'refused'
}

type Act = (organization: Organization, operation: Operation) => boolean

const acts: Record<Kind, Act> = {
  invite: (organization, { id, by, role, email, uses }) => {
    if (roleOf(organization, by) !== 'owner') return false
    if (email === null ? role === 'owner' : uses > 1) return false
    const { order: sentAt } = organization
    organization.invites[id] = { by, role, email, most: uses, usedBy: [], sentAt, endedAt: null, token: id }
    return true
  },
  // Whoever sends it again answers for it.
  renew: (organization, { id, by, invite: name }) => {
    const invite = organization.invites[name]
    if (roleOf(organization, by) !== 'owner' || !invite || !isOpen(invite)) return false
    Object.assign(invite, { by, sentAt: organization.order, token: id })
    return true
  },
  revoke: (organization, { by, invite: name }) => {
    const invite = organization.invites[name]
    if (roleOf(organization, by) !== 'owner' || !invite || invite.endedAt !== null) return false
    invite.endedAt = organization.order
    return true
  },
  accept: (organization, { other, token }) => {
    const invite = Object.values(organization.invites).find((one) => one.token === token)
    if (!invite || invite.endedAt !== null || (invite.email !== null && invite.email !== other)) return false
    const held = roleOf(organization, other)
    if (invite.usedBy.includes(other)) return held !== undefined
    if (!isOpen(invite)) return false
    if (invite.role !== 'User' && roleOf(organization, invite.by) !== 'owner') return false
    const member = organization.members[other]
    if (member && member.outAt >= invite.sentAt) return false
    if (member?.isIn && member.loweredAt >= invite.sentAt && rank[invite.role] > rank[member.role]) return false
    const isMore = !member?.isIn || rank[invite.role] > rank[member.role]
    if (!member?.isIn) organization.members[other] = joined(invite.role)
    else if (isMore) member.role = invite.role
    // A link that gives a member nothing is not used up by them.
    if (isMore || invite.email !== null) invite.usedBy.push(other)
    return true
  },
  'change role': (organization, { by, other, role }) => {
    if (roleOf(organization, by) !== 'owner' || roleOf(organization, other) === undefined) return false
    if (roleOf(organization, other) !== role) endOffersOf(organization, other)
    setRole(organization, other, role)
    return true
  },
  remove: (organization, { by, other }) => {
    if (by === other || roleOf(organization, by) !== 'owner') return false
    return takeOut(organization, other, true)
  },
  leave: (organization, { by }) => takeOut(organization, by, false),
  restore: (organization, { by, other }) => {
    const member = organization.members[other]
    if (roleOf(organization, by) !== 'owner' || !member || member.isIn || !member.canBeRestored) return false
    for (const invite of Object.values(organization.invites)) {
      const isTheirs = invite.email === other || (member.role === 'owner' && invite.by === other)
      if (invite.endedAt === member.outAt && isTheirs) invite.endedAt = null
    }
    Object.assign(member, { isIn: true, outAt: -1, canBeRestored: false })
    return true
  },
  offer: (organization, { by, other }) => {
    if (by === other || roleOf(organization, by) !== 'owner' || roleOf(organization, other) === undefined) return false
    organization.offers[by] = { to: other, at: organization.order }
    return true
  },
  'accept offer': (organization, { other }) => {
    const from = offererAround(organization, other)
    // Of two, the newer: who has made one since withdraws it before they answer the other.
    if (from === undefined || from === other) return false
    endOffersOf(organization, from)
    setRole(organization, other, 'owner')
    setRole(organization, from, 'staff')
    return true
  },
  'end offer': (organization, { by }) => {
    const from = offererAround(organization, by)
    if (from === undefined) return false
    delete organization.offers[from]
    return true
  },
}

function isOpen({ usedBy, most, endedAt }: Invite): boolean {
  return endedAt === null && usedBy.length < most
}

/** Who made the newest offer that somebody made or got. */
function offererAround({ offers }: Organization, person: Person): Person | undefined {
  const at = (from: Person) => offers[from]?.at ?? -1
  const around = people.filter((from) => offers[from] && (from === person || offers[from].to === person))
  return around.sort((one, other) => at(other) - at(one))[0]
}

/** What they offered, and what they were offered. */
function endOffersOf({ offers }: Organization, person: Person): void {
  for (const from of people) if (from === person || offers[from]?.to === person) delete offers[from]
}

function setRole(organization: Organization, person: Person, role: Role): void {
  const member = organization.members[person]
  if (!member) return
  if (rank[role] < rank[member.role]) {
    member.loweredAt = organization.order
    if (member.role === 'owner') endGiven(organization, person)
  }
  member.role = role
}

function takeOut(organization: Organization, person: Person, canBeRestored: boolean): boolean {
  const member = organization.members[person]
  if (!member?.isIn) return false
  if (member.role === 'owner') endGiven(organization, person)
  for (const invite of Object.values(organization.invites)) {
    if (invite.email === person && isOpen(invite)) invite.endedAt = organization.order
  }
  endOffersOf(organization, person)
  // Who leaves by themselves may come back by what is open to them.
  Object.assign(member, { isIn: false, outAt: canBeRestored ? organization.order : -1, canBeRestored })
  return true
}

/** With ownership ends what makes more than a User of somebody, and what was offered. */
function endGiven(organization: Organization, person: Person): void {
  delete organization.offers[person]
  for (const invite of Object.values(organization.invites)) {
    if (invite.by === person && invite.role !== 'User' && isOpen(invite)) invite.endedAt = organization.order
  }
}
