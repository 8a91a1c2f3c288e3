/** What somebody has to be shown of a world: the same as `viewOf` of `views.ts` asks for. */
import type { Role } from '@atrium/contract/rules/roles'
import { compared, folded, isFound } from '#testing/lists-model/names.ts'
import { emailOf, nameOf, type Real, usernameOf } from '../real.ts'
import { isRestorableBy } from '../rules/publishers.ts'
import { idAsNamed } from '../seen.ts'
import {
  type Address,
  isOpenInvite,
  offererAround,
  openPublisher,
  ownersOf,
  people,
  type Person,
  type Publisher,
  roleIn,
  type World,
} from '../world.ts'
import { givenOf } from './facts.ts'

const forbidden = '403 forbidden'
const notFound = '404 not_found'

const pageOf = (all: string[], limit: number, page = 1) => ({
  rows: all.slice((page - 1) * limit, page * limit),
  total: all.length,
  pages: Math.ceil(all.length / limit),
})

export function expectedView(real: Real, world: World, person: Person): object {
  const { publishers } = world
  const names = Object.keys(publishers)
  const idOf = (name: string) => real.publishers.get(name)?.authorId ?? name
  const own = names
    .filter((name) => roleIn(world, name, person) !== undefined)
    .sort((one, other) => {
      const [first, second] = [one, other].map((name) => folded(nameOf(real, publishers[name]?.name ?? '')))
      return compared(first ?? '', second ?? '') || compared(idOf(one), idOf(other))
    })
  const row = (name: string) => {
    const { name: called, profile } = publishers[name] ?? {}
    return [idAsNamed(real, idOf(name)), roleIn(world, name, person), called, profile].join(', ')
  }
  const deleted = names
    .filter((name) => publishers[name] && isRestorableBy(publishers[name], person))
    .sort((one, other) => whenDeleted(publishers[other]) - whenDeleted(publishers[one]))
  const inside = names.flatMap((name): [string, object][] => {
    const publisher = publishers[name]
    return publisher && !publisher.isPurged ? [[name, insideOf(real, world, name, person)]] : []
  })
  const rows = own.map(row)
  return {
    own: pageOf(rows, 100),
    backwards: pageOf(rows.toReversed(), 2),
    second: pageOf(rows, 1, 2),
    found: pageOf(own.filter((name) => isFound('Delta', publishers[name]?.name ?? '')).map(row), 100),
    deleted: deleted.map((name) => `${idAsNamed(real, idOf(name))}, ${publishers[name]?.name}`),
    publishers: Object.fromEntries(inside),
  }
}

/** The later, the more; days that passed since come first. */
function whenDeleted(publisher: Publisher | undefined): number {
  return (publisher?.deletedAt ?? 0) - (publisher?.deletedDays ?? 0) * 1_000
}

function insideOf(real: Real, world: World, name: string, person: Person): object {
  const publisher = openPublisher(world, name)
  const role = publisher?.members[person]?.role
  const as = <T>(admitted: readonly Role[], shown: (publisher: Publisher) => T): T | string => {
    if (!publisher || !role) return notFound
    return admitted.includes(role) ? shown(publisher) : forbidden
  }
  const everyRole = ['owner', 'staff', 'User'] as const
  const ownersAndStaff = ['owner', 'staff'] as const
  return {
    me: as(everyRole, (found) => {
      const { name: called, profile, members } = found
      const counts = [Object.keys(members).length, ownersOf(found).length]
      return [called, profile, role, ...counts, offerOf(real, world, found, person)].join(', ')
    }),
    offer: as(everyRole, (found) => offerOf(real, world, found, person)),
    settings: as(ownersAndStaff, ({ name: called, description, profile, banner, version }) =>
      [called, description, profile, banner, version].join(', '),
    ),
    members: as(ownersAndStaff, (found) => pageOf(membersOf(real, world, found), 100)),
    secondPage: as(ownersAndStaff, (found) => pageOf(membersOf(real, world, found), 2, 2)),
    found: as(ownersAndStaff, (found) => pageOf(membersOf(real, world, found, 'aNN'), 10)),
    invites: as(['owner'], () => openInvitesOf(world, name)),
  }
}

/** What they are called, or else their address. */
function shownName(real: Real, { accounts }: World, person: Person): string {
  const { displayName, address } = accounts[person] ?? { displayName: '', address: `${person}@one` as const }
  return displayName || emailOf(real, address)
}

function membersOf(real: Real, world: World, { members }: Publisher, typed?: string): string[] {
  const usernameIn = (one: Person) => {
    const username = world.accounts[one]?.username ?? null
    return username === null ? '' : usernameOf(real, one, username)
  }
  return people
    .filter((one) => members[one] && isFound(typed, shownName(real, world, one), usernameIn(one)))
    .sort((one, other) => {
      const [first, second] = [one, other].map((person) => folded(shownName(real, world, person)))
      return compared(first ?? '', second ?? '') || compared(real.uid[one], real.uid[other])
    })
    .map((one) => {
      const { displayName = '', givenName = 0, address } = world.accounts[one] ?? {}
      return [one, members[one]?.role, displayName, givenOf(givenName), usernameIn(one), address].join(', ')
    })
}

/** The newest first, and only those that lead somewhere. */
function openInvitesOf({ invites }: World, name: string): string[] {
  return Object.entries(invites)
    .filter(([, invite]) => invite.publisher === name && isOpenInvite(invite))
    .sort(([, one], [, other]) => other.sentAt - one.sentAt)
    .map(([id, { email, role }]) => [id, email ?? 'anybody', role].join(', '))
}

function offerOf(real: Real, world: World, publisher: Publisher, person: Person): string {
  const from = offererAround(publisher, person)
  const to = from && publisher.offers[from]?.to
  if (!from || !to) return 'no offer'
  // Whoever is offered it may be a User, who sees nobody's address.
  const called = [world.accounts[from]?.displayName ?? '', shownAddress(world, to)]
  return `${from} to ${to}: ${called.join(' to ')}`
}

function shownAddress({ accounts }: World, person: Person): string {
  const { displayName = '', address = '' } = accounts[person] ?? {}
  return displayName || (address satisfies Address | '')
}

/** As `previewOf` of `views.ts` asks for it. */
export function expectedPreview(real: Real, world: World, name: string): string {
  const invite = world.invites[name]
  const publisher = invite && openPublisher(world, invite.publisher)
  if (!invite || !publisher || invite.isRevoked) return '400 invite_invalid'
  if (invite.usedBy !== null) return '400 invite_used_up'
  if (invite.hasRunOut) return '400 invite_expired'
  const id = idAsNamed(real, real.publishers.get(invite.publisher)?.authorId ?? '')
  const by = world.accounts[invite.by]?.displayName ?? ''
  return [id, publisher.name, invite.role, invite.email ?? 'anybody', by].join(', ')
}
