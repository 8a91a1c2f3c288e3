/** What lists of an organization's labels, classes, invites and requests have to be, and what is counted of it elsewhere. */
import { joinRequestDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { Facts, SchoolClass } from '../facts.ts'
import { compared } from '../names.ts'
import { byName, keyOf, membersOf, named, notSeen, type Row, selectedMembers, shownName } from './people.ts'

const FACES = 5
const byKey = (one: { name: string }, other: { name: string }) => compared(keyOf(one.name), keyOf(other.name))
type Deletable = { organizationId: string; deletedAt: Date | null }
const isThere = (organizationId: string) => (one: Deletable) =>
  one.organizationId === organizationId && one.deletedAt === null

export function labels(facts: Facts, organizationId: string): Row[] {
  const there = facts.labels.filter(isThere(organizationId)).toSorted(byKey)
  return there.map(({ id, name, color }) => {
    return { id, name, color, members: selectedMembers(facts, organizationId, { label: id }).length }
  })
}

const isOf = (archived: boolean) => (one: SchoolClass) => (one.archivedAt !== null) === archived

export function classes(facts: Facts, organizationId: string, archived: boolean): Row[] {
  const there = facts.classes.filter(isThere(organizationId)).filter(isOf(archived))
  // In the archive several may have one name, in no order that anybody is told.
  return there
    .toSorted((one, other) => byKey(one, other) || compared(one.id, other.id))
    .map(({ id, name, archivedAt }) => {
      const people = selectedMembers(facts, organizationId, { class: id })
      return {
        id,
        name,
        members: people.length,
        archivedAt: archivedAt?.toISOString() ?? null,
        people: people.slice(0, FACES).map((member) => {
          return { user_id: member.person.uid, displayName: shownName(member), photoURL: member.person.photoUrl }
        }),
      }
    })
}

/** Those of now by name, then those in the archive, the latest first. */
export function ownClasses(facts: Facts, organizationId: string, uid: string): Row[] {
  const own = facts.classes.filter(isThere(organizationId)).filter(({ id }) => {
    return facts.classMembers.some((place) => place.classId === id && place.uid === uid)
  })
  const since = ({ archivedAt }: SchoolClass) => archivedAt?.getTime() ?? Infinity
  const order = (one: SchoolClass, other: SchoolClass) => {
    const [mine, others] = [since(one), since(other)]
    return (mine === others ? 0 : others - mine) || byKey(one, other) || compared(one.id, other.id)
  }
  return own.toSorted(order).map(({ id, name, archivedAt }) => {
    return { id, name, archivedAt: archivedAt?.toISOString() ?? null }
  })
}

function stateOf({ revokedAt, uses, maxUses, expiresAt }: Facts['invites'][number], now: Date): string {
  if (revokedAt !== null) return 'revoked'
  if (uses >= maxUses) return 'used_up'
  return expiresAt <= now ? 'expired' : 'open'
}

/** The newest first. */
export function invites(facts: Facts, organizationId: string): Row[] {
  const here = facts.invites.filter((invite) => invite.organizationId === organizationId)
  const order = (one: (typeof here)[number], other: (typeof here)[number]) =>
    other.createdAt.getTime() - one.createdAt.getTime() || compared(other.id, one.id)
  return here.toSorted(order).map((invite) => {
    const { id, email, role, uses, maxUses } = invite
    const given = facts.labels.filter(isThere(organizationId)).filter((label) => invite.labels.includes(label.id))
    const shown = given.toSorted(byKey).map((label) => ({ id: label.id, name: label.name, color: label.color }))
    return { id, email, role, uses, maxUses, labels: shown, state: stateOf(invite, facts.now) }
  })
}

/** The oldest first: of people who have the domain's address still, and have not become members since. */
export function requests(facts: Facts, organizationId: string): Row[] {
  const since = facts.now.getTime() - joinRequestDays * DAY_MS
  const open = facts.requests.flatMap((request) => {
    const { uid, askedAt, declinedAt } = request
    const person = facts.users.find((one) => one.uid === uid)
    const domain = facts.domains.find(({ id }) => id === request.domainId)
    const membership = facts.members.find((one) => one.organizationId === organizationId && one.uid === uid)
    const cameSince = membership && (membership.removedAt === null || membership.createdAt >= askedAt)
    if (!person || !domain || request.organizationId !== organizationId || declinedAt !== null || cameSince) return []
    const isOfDomain = person.emailKey?.endsWith(`@${domain.domain}`) ?? false
    return isOfDomain && domain.provenAt !== null && askedAt.getTime() > since ? [{ request, person, domain }] : []
  })
  const order = (one: (typeof open)[number], other: (typeof open)[number]) =>
    one.request.askedAt.getTime() - other.request.askedAt.getTime() || compared(one.request.id, other.request.id)
  return open.toSorted(order).map(({ request, person, domain }) => {
    return { ...named(person), id: request.id, domain: domain.domain, askedAt: request.askedAt.toISOString() }
  })
}

/** What stands on the tabs of its pages, for an owner. */
export function counts(facts: Facts, organizationId: string): Row {
  const people = membersOf(facts, organizationId)
  const open = invites(facts, organizationId).filter(({ state }) => state === 'open')
  const addresses = open.flatMap(({ email }) => (typeof email === 'string' ? [keyOf(email)] : []))
  return {
    members: people.length,
    owners: people.filter(({ membership }) => membership.role === 'owner').length,
    classes: classes(facts, organizationId, false).length,
    labels: labels(facts, organizationId).length,
    invites: open.length,
    invited: new Set(addresses).size,
    requests: requests(facts, organizationId).length,
  }
}

export function figures(facts: Facts, organizationId: string): Row {
  const people = membersOf(facts, organizationId).toSorted(byName)
  const as = (role: string) => people.filter(({ membership }) => membership.role === role).length
  return {
    members: people.length,
    owners: as('owner'),
    staff: as('staff'),
    users: as('User'),
    notSeen: notSeen(facts, organizationId).length,
  }
}
