/** What somebody's own lists have to be, and the lists of a publisher they belong to. */
import type { Facts, Publisher } from '../facts.ts'
import { compared, isFound } from '../names.ts'
import { backwards, byText, named, type Row } from './people.ts'

/** Without those whose last day is over. */
export function organizations(facts: Facts, uid: string, typed?: string, isBackwards = false): Row[] {
  const own = facts.members.flatMap((membership) => {
    const { removedAt, endsAt } = membership
    const organization = facts.organizations.find(({ id }) => id === membership.organizationId)
    if (membership.uid !== uid || removedAt !== null || !organization) return []
    if (organization.deletedAt !== null || (endsAt !== null && endsAt <= facts.now)) return []
    return isFound(typed, organization.name, organization.displayName) ? [{ membership, organization }] : []
  })
  const order = (one: (typeof own)[number], other: (typeof own)[number]) =>
    compared(one.organization.name, other.organization.name)
  return own.toSorted(isBackwards ? backwards(order) : order).map(({ membership, organization }) => {
    const { startsAt, startsOn, endsOn, role } = membership
    const isWaiting = startsAt !== null && startsAt > facts.now
    return {
      name: organization.name,
      displayName: organization.displayName,
      role,
      endsOn,
      startsOn: isWaiting ? startsOn : null,
    }
  })
}

const idOf = ({ authorId }: Publisher) => authorId
const byPublisherName = byText<Publisher>(({ name }) => name, idOf)

/** Those of one name by their ids. */
export function publishers(facts: Facts, uid: string, typed?: string, isBackwards = false): Row[] {
  const own = facts.publishers.filter(
    ({ id, name, deletedAt }) =>
      deletedAt === null &&
      isFound(typed, name) &&
      facts.publisherMembers.some((member) => member.id === id && member.uid === uid),
  )
  return own.toSorted(isBackwards ? backwards(byPublisherName) : byPublisherName).map((publisher) => {
    const member = facts.publisherMembers.find((one) => one.id === publisher.id && one.uid === uid)
    const { authorId: author_id, name, profileImageUrl: profile_image_url } = publisher
    return { author_id, role: member?.role, Author: { name, author_id, profile_image_url } }
  })
}

export function publisherPeople(facts: Facts, id: string, typed?: string): Row[] {
  const people = facts.publisherMembers.flatMap((member) => {
    const person = member.id === id ? facts.users.find(({ uid }) => uid === member.uid) : undefined
    return person ? [{ member, person }] : []
  })
  type One = (typeof people)[number]
  const name = ({ person }: One) => person.displayName || (person.email ?? '')
  const order = byText<One>(name, ({ person }) => person.uid)
  return people
    .filter((one) => isFound(typed, name(one)) || isFound(typed, one.person.username ?? ''))
    .toSorted(order)
    .map(({ member, person }) => {
      const { role, createdAt } = member
      return { ...named(person), photoURL: person.photoUrl, role, joinedAt: createdAt.toISOString() }
    })
}

const latestFirst = (one: Row, other: Row) => compared(String(other['deletedAt']), String(one['deletedAt']))

/** What somebody owned as it was deleted: within the time of the tests, all of it can be restored. */
export function deletedOrganizations(facts: Facts, uid: string): Row[] {
  const owned = facts.organizations.filter(({ id, deletedAt }) => {
    const membership = facts.members.find((one) => one.organizationId === id && one.uid === uid)
    return deletedAt !== null && membership?.role === 'owner' && membership.removedAt?.getTime() === deletedAt.getTime()
  })
  const rows = owned.map(({ id, name, displayName, deletedAt }) => {
    return { id, name, displayName, deletedAt: deletedAt?.toISOString() }
  })
  return rows.toSorted(latestFirst)
}

export function deletedPublishers(facts: Facts, uid: string): Row[] {
  const owned = facts.publishers.filter(({ id, deletedAt }) => {
    const isOwner = facts.deletedPublisherMembers.some(
      (one) => one.id === id && one.uid === uid && one.role === 'owner',
    )
    return deletedAt !== null && isOwner
  })
  const rows = owned.map(({ authorId, name, deletedAt }) => {
    return { author_id: authorId, name, deletedAt: deletedAt?.toISOString() }
  })
  return rows.toSorted(latestFirst)
}
