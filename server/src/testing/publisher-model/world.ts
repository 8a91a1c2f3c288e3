/** What is remembered of a few people's accounts, their publishers, and an organization that some of them belong to. */
import type { Role } from '@atrium/contract/rules/roles'

export const people = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'] as const
export type Person = (typeof people)[number]
export type Address = `${Person}@${'one' | 'two'}`
export const addresses = people.flatMap((one): Address[] => [`${one}@one`, `${one}@two`])

/** Two of them are the same once they are folded, and each makes another id. */
export const publisherNames = ['Delta', 'ＤＥＬＴＡ', 'Épsilon', 'Zeta & Press'] as const
export type PublisherName = (typeof publisherNames)[number]
/** What would stand in an address. */
export const slugOf: Record<PublisherName, string> = {
  Delta: 'delta',
  ＤＥＬＴＡ: 'delta',
  Épsilon: 'epsilon',
  'Zeta & Press': 'zeta-press',
}

/** Uploaded by that person; `of elsewhere` is none of ours, and `gone` one that looks as if it were. */
export type Picture = Person | 'default' | 'of elsewhere' | 'gone'
export const pictures = [...people, 'default', 'of elsewhere', 'gone'] as const satisfies Picture[]

/** How many one account may make (`LIMIT_PUBLISHERS`). */
export const mostMade = 3

export interface Account {
  address: Address
  isConfirmed: boolean
  displayName: string
  /** Null until one was chosen. */
  username: number | null
  givenName: number
  isDisabled: boolean
  /** Counts those that they had; the last one may have ended. */
  session: number
  isSignedIn: boolean
  asksDeletion: boolean
  /** Mailed before their own address was confirmed. */
  invitedUnconfirmed: number
}

export interface Member {
  role: Role
  loweredAt: number
}

export interface Publisher {
  name: PublisherName
  description: string
  profile: Picture
  banner: Picture
  version: number
  madeBy: Person
  /** Its id is the name itself, without more letters behind it. */
  slug: string
  isPlain: boolean
  /** Counts from its end; null while there is none. */
  deletedDays: number | null
  deletedAt: number
  isErased: boolean
  isPurged: boolean
  /** Those who belonged to it as it was deleted, once it is. */
  members: Partial<Record<Person, Member>>
  /** When somebody was taken out who has not been let in again. */
  removedAt: Partial<Record<Person, number>>
  /** Ownership that is on offer, by who offers it. */
  offers: Partial<Record<Person, { to: Person; at: number }>>
  /** How often its owners were told of its end. */
  told: number
}

export interface Invite {
  publisher: string
  by: Person
  role: Role
  email: Address | null
  sentAt: number
  isRevoked: boolean
  hasRunOut: boolean
  usedBy: Person | null
}

/** As the server keeps it, in the words of this model. */
export interface Recorded {
  action: string
  actor: Person | 'nobody'
  subject: string
  detail: Record<string, string>
}

export interface World {
  order: number
  /** Of those who have one. */
  accounts: Partial<Record<Person, Account>>
  publishers: Record<string, Publisher>
  invites: Record<string, Invite>
  organization: { isOpen: boolean; members: Partial<Record<Person, Role>> }
  records: Recorded[]
  mails: { template: string; to: Address }[]
}

export const firstPublisher = 'the first'

export function newWorld(): World {
  const account = (person: Person): Account => ({
    address: `${person}@one`,
    isConfirmed: person !== 'eve',
    displayName: '',
    username: null,
    givenName: 0,
    isDisabled: false,
    session: 1,
    isSignedIn: true,
    asksDeletion: false,
    invitedUnconfirmed: 0,
  })
  const accounts = Object.fromEntries(people.map((one) => [one, account(one)])) as World['accounts']
  const as = (role: Role): Member => ({ role, loweredAt: -1 })
  const first = newPublisher({ name: 'Delta', madeBy: 'ada', isPlain: true })
  first.members = { ada: as('owner'), ben: as('owner'), cleo: as('staff'), dan: as('User') }
  return {
    order: 0,
    accounts,
    publishers: { [firstPublisher]: first },
    invites: {},
    organization: { isOpen: true, members: { ada: 'staff', cleo: 'User', dan: 'User', eve: 'User' } },
    records: [],
    mails: [],
  }
}

export function newPublisher(made: Pick<Publisher, 'name' | 'madeBy' | 'isPlain'>): Publisher {
  return {
    ...made,
    slug: slugOf[made.name],
    description: '',
    profile: 'default',
    banner: 'default',
    version: 1,
    deletedDays: null,
    deletedAt: -1,
    isErased: false,
    isPurged: false,
    members: { [made.madeBy]: { role: 'owner', loweredAt: -1 } },
    removedAt: {},
    offers: {},
    told: 0,
  }
}

/** One that is there for whoever belongs to it. */
export function openPublisher({ publishers }: World, name: string): Publisher | undefined {
  const publisher = publishers[name]
  return publisher?.deletedDays === null ? publisher : undefined
}

export function roleIn(world: World, name: string, person: Person): Role | undefined {
  return openPublisher(world, name)?.members[person]?.role
}

export function ownersOf({ members }: Publisher): Person[] {
  return people.filter((one) => members[one]?.role === 'owner')
}

export function isOpenInvite({ isRevoked, hasRunOut, usedBy }: Invite): boolean {
  return !isRevoked && !hasRunOut && usedBy === null
}

/** Who made the newest offer that somebody made or got. */
export function offererAround({ offers }: Publisher, person: Person): Person | undefined {
  const at = (from: Person) => offers[from]?.at ?? -1
  const around = people.filter((from) => offers[from] && (from === person || offers[from].to === person))
  return around.sort((one, other) => at(other) - at(one))[0]
}
