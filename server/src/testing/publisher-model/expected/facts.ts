/** What the tables have to say of a world: the same as `facts` of `seen.ts` reads. */
import { idAsNamed } from '../seen.ts'
import { usernameOf, type Real } from '../real.ts'
import { type Invite, people, type Person, type Picture, type Publisher, type World } from '../world.ts'

const sorted = (all: Iterable<string>) => [...all].sort()

export function expectedFacts(real: Real, world: World): object {
  const { publishers, accounts, organization, invites } = world
  const names = Object.keys(publishers)
  return {
    publishers: names
      .filter((name) => publishers[name]?.isErased === false)
      .sort()
      .flatMap((name) => (publishers[name] ? [publisherFacts(name, publishers[name])] : [])),
    resting: sorted(
      names
        .filter((name) => publishers[name]?.isPurged === false)
        .map((name) => idAsNamed(real, real.publishers.get(name)?.authorId ?? name)),
    ),
    invites: sorted(Object.entries(invites).map(([name, invite]) => `${name} ${stateOf(invite)}`)),
    accounts: sorted(
      people.flatMap((person) => {
        const account = accounts[person]
        if (!account) return []
        const { address, isDisabled, isConfirmed, asksDeletion, displayName, username, givenName } = account
        const called = [displayName, givenOf(givenName), username === null ? '' : usernameOf(real, person, username)]
        return [`${person} ${address} ${[isDisabled, isConfirmed, asksDeletion].join(' ')} ${called.join(', ')}`]
      }),
    ),
    organization: organization.isOpen
      ? sorted(Object.entries(organization.members).map(([person, role]) => `${person} ${role}`))
      : [],
  }
}

export const givenOf = (number: number) => (number === 0 ? '' : `Given ${number}`)

function stateOf({ isRevoked, usedBy, hasRunOut }: Invite): string {
  const state = isRevoked ? 'revoked' : usedBy !== null ? 'used' : 'unused'
  return hasRunOut ? `${state} over` : state
}

function publisherFacts(name: string, publisher: Publisher) {
  const { description, version, profile, banner, members, offers, removedAt } = publisher
  const isDeleted = publisher.deletedDays !== null
  const roles = sorted(Object.entries(members).map(([person, { role }]) => `${person} ${role}`))
  const ours = (one: Picture) => (people as readonly string[]).includes(one)
  return {
    name,
    says: [publisher.name, description, version].join(', '),
    pictures: [profile, banner].join(),
    isDeleted,
    members: isDeleted ? [] : roles,
    aside: isDeleted ? roles : [],
    removed: sorted(Object.keys(removedAt)),
    offers: sorted(Object.entries(offers).map(([from, { to }]: [string, { to: Person }]) => `${from} to ${to}`)),
    shown: sorted(new Set([profile, banner].filter(ours))),
  }
}
