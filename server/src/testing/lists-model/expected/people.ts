/** What lists of an organization's people have to be, by what is so of everybody. */
import { formerMembershipYears, notSeenDays, restorableDays } from '@atrium/contract/limits'
import { normalized } from '@atrium/contract/rules/normalize'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { Role } from '@atrium/contract/rules/roles'
import type { Departure, Facts, Membership, Person } from '../facts.ts'
import { compared, folded, isFound } from '../names.ts'

/** Which members, and in which order. */
export interface MemberFilter {
  username?: string
  label?: string
  class?: string
  role?: Role
  sortBy?: 'name:asce' | 'name:desc' | 'username:asce' | 'username:desc'
}

/** A row of an answer, as far as it is compared. */
export type Row = Record<string, unknown>
type Order<T> = (one: T, other: T) => number

interface Member {
  person: Person
  membership: Membership
}

export const named = ({ uid, displayName, givenName, familyName, username, email }: Person) => ({
  user_id: uid,
  displayName,
  given_name: givenName,
  family_name: familyName,
  username,
  email,
})

/** What the organization calls somebody, else they themselves. */
export function shownName({ person, membership }: Member): string {
  return membership.displayName || person.displayName
}

/** By what they are sorted and found: without a name by their address. */
const nameOf = (member: Member) => shownName(member) || (member.person.email ?? '')

/** First by one text, folded, and those of one by their ids. */
export function byText<T>(text: (row: T) => string, id: (row: T) => string): Order<T> {
  return (one, other) => compared(folded(text(one)), folded(text(other))) || compared(id(one), id(other))
}

export const backwards =
  <T>(order: Order<T>): Order<T> =>
  (one, other) =>
    order(other, one)

/** Whoever is no member any more is in none of their lists. */
export function membersOf({ members, users }: Facts, organizationId: string): Member[] {
  return members.flatMap((membership) => {
    if (membership.organizationId !== organizationId || membership.removedAt !== null) return []
    const person = users.find(({ uid }) => uid === membership.uid)
    return person ? [{ person, membership }] : []
  })
}

const uidOf = ({ person }: Member) => person.uid
export const byName = byText(nameOf, uidOf)
const byUsername = byText<Member>(({ person }) => person.username ?? '', uidOf)

/** Labels and classes that are there, as a filter finds them. */
const isThere = (
  all: { id: string; organizationId: string; deletedAt: Date | null }[],
  organizationId: string,
  id: string,
) => all.some((one) => one.id === id && one.organizationId === organizationId && one.deletedAt === null)

export function selectedMembers(facts: Facts, organizationId: string, filter: MemberFilter): Member[] {
  const { username, label, class: classId, role, sortBy = 'name:asce' } = filter
  const order = sortBy.startsWith('name') ? byName : byUsername
  const found = membersOf(facts, organizationId).filter((member) => {
    const { uid } = member.person
    if (role !== undefined && member.membership.role !== role) return false
    // Both are one text to a search: whoever types a name and a username behind it finds that person.
    const text = `${nameOf(member)} ${member.person.username ?? ''}`
    if (!isFound(username, text)) return false
    const hasLabel = facts.memberLabels.some((given) => given.labelId === label && given.uid === uid)
    if (label && !(hasLabel && isThere(facts.labels, organizationId, label))) return false
    const isInClass = facts.classMembers.some((place) => place.classId === classId && place.uid === uid)
    return !classId || (isInClass && isThere(facts.classes, organizationId, classId))
  })
  return found.toSorted(sortBy.endsWith('desc') ? backwards(order) : order)
}

export function members(facts: Facts, organizationId: string, filter: MemberFilter): Row[] {
  return selectedMembers(facts, organizationId, filter).map((member) => {
    const { person, membership } = member
    return {
      ...named(person),
      displayName: shownName(member),
      photoURL: person.photoUrl,
      role: membership.role,
      joinedAt: membership.createdAt.toISOString(),
      labels: labelsOf(facts, organizationId, person.uid),
      startsOn: membership.startsOn,
      endsOn: membership.endsOn,
      term: termOf(membership, facts.now.toISOString().slice(0, 10)),
    }
  })
}

function labelsOf({ labels, memberLabels }: Facts, organizationId: string, uid: string): Row[] {
  const own = labels.filter(
    ({ id, deletedAt, ...label }) =>
      label.organizationId === organizationId &&
      deletedAt === null &&
      memberLabels.some((given) => given.labelId === id && given.uid === uid),
  )
  return own.toSorted(byLabelName).map(({ id, name, color }) => ({ id, name, color }))
}

/** Names of labels and classes are told apart by their small letters alone (`rules/normalize.ts`). */
export const keyOf = (name: string) => normalized(normalized(name, 'NFKC').trim().toLowerCase(), 'NFKC')
const byLabelName = (one: { name: string }, other: { name: string }) => compared(keyOf(one.name), keyOf(other.name))

/** The organization's days are those of UTC. */
function termOf({ startsOn, endsOn }: Membership, today: string): string {
  if (endsOn !== null && endsOn < today) return 'over'
  return startsOn !== null && startsOn > today ? 'waiting' : 'current'
}

interface Gone {
  membership: Membership
  departure: Departure
}

function gone({ members: all, departures, now }: Facts, organizationId: string, typed: string | undefined): Gone[] {
  const [restorable, former] = [new Date(now.getTime() - restorableDays * DAY_MS), new Date(now)]
  former.setUTCFullYear(former.getUTCFullYear() - formerMembershipYears)
  const found = all.flatMap((membership) => {
    const { uid, removedAt, endedByTerm } = membership
    if (membership.organizationId !== organizationId || removedAt === null) return []
    if (removedAt <= (endedByTerm ? former : restorable)) return []
    const departure = departures.find((one) => one.organizationId === organizationId && one.uid === uid)
    if (!departure) throw new Error('who they were is not known')
    return [{ membership, departure }]
  })
  const latest = ({ membership }: Gone) => membership.removedAt?.getTime() ?? 0
  const then = byText<Gone>(
    ({ departure }) => departure.displayName || (departure.email ?? ''),
    ({ membership }) => membership.uid,
  )
  return found
    .filter(({ departure: { displayName, email, username } }) => {
      return isFound(typed, `${displayName || (email ?? '')} ${username ?? ''}`)
    })
    .toSorted((one, other) => latest(other) - latest(one) || then(one, other))
}

const departed = ({ membership, departure }: Gone) => ({
  user_id: membership.uid,
  displayName: departure.displayName,
  given_name: departure.givenName,
  family_name: departure.familyName,
  username: departure.username,
  role: membership.role,
})

/** By the names that they had. */
export function removed(facts: Facts, organizationId: string, typed?: string): Row[] {
  return gone(facts, organizationId, typed)
    .filter(({ membership }) => !membership.endedByTerm)
    .map((one) => {
      const { leftByThemselves, removedAt } = one.membership
      const email = leftByThemselves ? null : one.departure.email
      return { ...departed(one), email, leftByThemselves, removedAt: removedAt?.toISOString() }
    })
}

/** Addresses are for owners. */
export function former(facts: Facts, organizationId: string, role: Role, typed?: string): Row[] {
  return gone(facts, organizationId, typed)
    .filter(({ membership }) => membership.endedByTerm)
    .map((one) => {
      const { endsAt, removedAt, startsOn, endsOn } = one.membership
      const email = role === 'owner' ? one.departure.email : null
      return { ...departed(one), email, startsOn, endsOn, endedAt: (endsAt ?? removedAt)?.toISOString() }
    })
}

export function notSeen(facts: Facts, organizationId: string): Row[] {
  const since = new Date(facts.now.getTime() - notSeenDays * DAY_MS).toISOString().slice(0, 10)
  const found = membersOf(facts, organizationId).flatMap((member) => {
    const activity = facts.activity.find(
      (one) => one.organizationId === organizationId && one.uid === member.person.uid,
    )
    return activity && activity.seenOn <= since ? [{ member, ...activity }] : []
  })
  return found
    .toSorted((one, other) => compared(one.seenOn, other.seenOn) || compared(one.uid, other.uid))
    .map(({ member, wasSeen, seenOn }) => ({
      ...named(member.person),
      displayName: shownName(member),
      role: member.membership.role,
      lastSeen: wasSeen ? seenOn : null,
    }))
}

/** By username. */
export function learners(facts: Facts, organizationId: string, typed?: string, classId?: string): Row[] {
  const here = membersOf(facts, organizationId)
  const found = facts.learners.flatMap((learner) => {
    const member = here.find(({ person }) => person.uid === learner.uid)
    if (learner.organizationId !== organizationId || !member) return []
    // A membership whose last day is over has no learner any more, whether it was ended yet or not.
    if (member.membership.endsAt !== null && member.membership.endsAt <= facts.now) return []
    const isInClass = facts.classMembers.some((place) => place.classId === classId && place.uid === learner.uid)
    if (classId !== undefined && !(isInClass && isThere(facts.classes, organizationId, classId))) return []
    return isFound(typed, nameOf(member)) || isFound(typed, learner.username) ? [{ learner, member }] : []
  })
  return found
    .toSorted((one, other) => compared(keyOf(one.learner.username), keyOf(other.learner.username)))
    .map(({ learner, member }) => {
      return { user_id: learner.uid, username: learner.username, displayName: shownName(member) }
    })
}
