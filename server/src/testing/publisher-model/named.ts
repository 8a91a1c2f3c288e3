/** Makes an operation of a wish: mostly by and about somebody with whom it can be done, astray with anything there ever was. */
import { pick } from '#testing/model/possible.ts'
import type { Kind, Operation } from './operation.ts'
import { isRestorableBy } from './rules/publishers.ts'
import type { Wish } from './sequence.ts'
import { isOpenInvite, offererAround, ownersOf, people, type Person, roleIn, type World } from './world.ts'

const byOwners: readonly Kind[] = [
  'change settings',
  'invite',
  'end invite',
  'change role',
  'remove',
  'offer',
  'delete',
]
const aboutMembers: readonly Kind[] = ['change role', 'remove', 'offer']
const ofDeleted: readonly Kind[] = ['restore', 'rest']

export function named({ thing, astray, ...wished }: Wish, world: World, id: string): Operation {
  const { publishers, accounts } = world
  const invite = pick(invitesFor(world, wished.kind, astray), thing)
  const publisher = publisherFor(world, wished, { invite, astray, thing })
  const fits = astray ? {} : fitting(world, wished, { invite, publisher })
  const who = { ...wished, ...fits }
  return {
    ...who,
    id,
    publisher,
    invite,
    session: accounts[who.by]?.session ?? 1,
    version: Math.max(1, (publishers[publisher]?.version ?? 1) - (astray ? 1 : 0)),
  }
}

/** Those of publishers that were erased went with them. */
function invitesFor({ invites }: World, kind: Kind, astray: boolean): string[] {
  const all = Object.keys(invites)
  if (astray || (kind !== 'accept' && kind !== 'end invite')) return all
  const open = all.filter((name) => invites[name] && isOpenInvite(invites[name]))
  return open.length > 0 ? open : all
}

function publisherFor(
  { publishers, invites }: World,
  { kind, by }: Pick<Wish, 'kind' | 'by'>,
  { invite, astray, thing }: { invite: string; astray: boolean; thing: number },
): string {
  const all = Object.keys(publishers).filter((name) => publishers[name]?.isPurged === false)
  const of = invites[invite]?.publisher
  if (!astray && of !== undefined && (kind === 'accept' || kind === 'end invite')) return of
  const [open, deleted] = [true, false].map((isOpen) =>
    all.filter((name) => (publishers[name]?.deletedDays === null) === isOpen),
  ) as [string[], string[]]
  const wanted = astray ? all : ofDeleted.includes(kind) ? deleted : open
  const own = wanted.filter((name) => publishers[name]?.members[by])
  return pick(own.length > 0 ? own : wanted.length > 0 ? wanted : all, thing)
}

/** Who does it and about whom: those who are wished for, else some with whom it can be done. */
function fitting(
  world: World,
  { kind, by, other }: Pick<Wish, 'kind' | 'by' | 'other'>,
  { invite, publisher: name }: { invite: string; publisher: string },
): { by: Person; other: Person } {
  const { accounts, organization } = world
  const first = (which: (person: Person) => boolean | undefined, wished: Person): Person =>
    which(wished) === true ? wished : (people.find((person) => which(person) === true) ?? wished)
  const isThere = (person: Person) => accounts[person]?.isSignedIn
  const publisher = world.publishers[name]
  const fits = { by: first(isThere, by), other }
  if (byOwners.includes(kind)) fits.by = first((one) => isThere(one) && roleIn(world, name, one) === 'owner', by)
  if (aboutMembers.includes(kind))
    fits.other = first((one) => one !== fits.by && roleIn(world, name, one) !== undefined, other)
  switch (kind) {
    case 'accept': {
      const { [invite]: { email = null } = {} } = world.invites
      const isForThem = (one: Person) => (email === null ? !publisher?.members[one] : accounts[one]?.address === email)
      fits.by = first((one) => isThere(one) && isForThem(one), by)
      break
    }
    case 'accept offer':
      fits.by = first((one) => publisher && ![undefined, one].includes(offererAround(publisher, one)), by)
      break
    case 'end offer':
      fits.by = first((one) => publisher && offererAround(publisher, one) !== undefined, by)
      break
    case 'leave':
      fits.by = first((one) => isThere(one) && roleIn(world, name, one) !== undefined, by)
      break
    case 'restore':
      fits.by = first((one) => isThere(one) && publisher && isRestorableBy(publisher, one), by)
      break
    case 'enable':
      fits.other = first((one) => accounts[one]?.isDisabled, other)
      break
    case 'carry out deletion':
      fits.other = first((one) => accounts[one]?.asksDeletion, other)
      break
    case 'join organization':
      fits.other = first((one) => accounts[one] && !organization.members[one], other)
      break
    case 'change record':
      fits.other = first((one) => organization.members[one] && !isAnywhere(world, one), other)
      break
    default:
  }
  return fits
}

function isAnywhere({ publishers }: World, person: Person): boolean {
  return Object.values(publishers).some((one) => ownersOf(one).length > 0 && one.members[person] !== undefined)
}

/** These are done in more than one step: another of the kind, or about the same person, would meet them on the way. */
const ofManyCalls: readonly Kind[] = ['change address', 'carry out deletion', 'rest']
const endsAccount: readonly Kind[] = ['delete account', 'carry out deletion', 'ask deletion', 'disable', 'enable']

export function apart(operations: readonly Operation[]): Operation[] {
  const kept: Operation[] = []
  for (const one of operations) if (kept.every((other) => mayBeAtOnce(one, other))) kept.push(one)
  return kept
}

function mayBeAtOnce(one: Operation, other: Operation): boolean {
  const isSlow = ({ kind }: Operation) => ofManyCalls.includes(kind)
  if (isSlow(one) && isSlow(other)) return false
  if (!isSlow(one) && !isSlow(other)) return true
  const [slow, quick] = isSlow(one) ? [one, other] : [other, one]
  return !endsAccount.includes(quick.kind) || whom(slow) !== whom(quick)
}

function whom({ kind, by, other }: Operation): Person {
  return ['disable', 'enable', 'carry out deletion'].includes(kind) ? other : by
}
