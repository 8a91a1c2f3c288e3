/** What is remembered of an organization, of what its directories say, and of the accounts of a few people. */
import type { Role } from '@atrium/contract/rules/roles'

export const people = ['ada', 'ben', 'cleo', 'dan', 'eve'] as const
export type Person = (typeof people)[number]
/** The groups of the first become labels, those of the second classes. */
export const directoryNames = ['first', 'second'] as const
export type DirectoryName = (typeof directoryNames)[number]

export interface Member {
  role: Role
  is: 'in' | 'removed' | 'left' | 'former'
  /** The last day is over; whoever is `in` by then is former as soon as somebody asks, and when the job has been there. */
  isOver: boolean
  /** Of `former`: by a directory or a roster, and no last day. */
  bySource: boolean
  /** When it was ended by somebody else, or by its last day. */
  outAt: number
  /** Labels and classes, by the names of what made them; kept by who is out. */
  has: string[]
}

export interface User {
  userName: string
  externalId: string | null
  /** Null: the user name is the address. */
  email: string | null
  active: boolean
  /** When the directory said something else of them last. */
  saidAt: number
  person: Person | null
}

export interface Group {
  name: string
  members: string[]
  target: string
  /** Whether the label or class was made for it. */
  isMade: boolean
}

export interface Directory {
  tokens: string[]
  users: Record<string, User>
  groups: Record<string, Group>
}

/** Somebody of a roster: as whom its source lists them. */
export interface Listed {
  address: string
  role: 'staff' | 'User'
}

/** Who the source says that is, and since when it does. */
export type ListedRow = Listed & { person: Person | null; listedAt: number }

export interface RosterStep {
  action: 'add' | 'change' | 'leave'
  of: Person
  wish: Listed | null
  /** What it did, where it was done: the row of before, who was found, and what became of them. */
  undo?:
    | {
        before: ListedRow | null
        person?: Person
        began?: boolean
        ended?: boolean
        role?: { from: Listed['role']; to: Listed['role'] }
      }
    | undefined
}

export interface Source {
  version: number
  people: Partial<Record<Person, ListedRow>>
  rosters: Record<
    string,
    {
      state: 'rehearsed' | 'applied' | 'taken back'
      basedOn: number
      appliedAt: number
      steps: RosterStep[]
      previous: string | null
    }
  >
  latest: string | null
}

export interface World {
  /** Operations done so far, refused ones too. */
  order: number
  isOpen: boolean
  /** Of those who have one. */
  accounts: Partial<Record<Person, { address: string; isConfirmed: boolean }>>
  members: Partial<Record<Person, Member>>
  directories: Record<DirectoryName, Directory>
  /** Labels and classes by what made them. */
  things: Record<string, { kind: DirectoryName; name: string }>
  source: Source
  /** Links for anybody. */
  invites: Record<string, { madeAt: number; usedBy: Person[] }>
}

export const member = (role: Role): Member => ({
  role,
  is: 'in',
  isOver: false,
  bySource: false,
  outAt: -1,
  has: [],
})

/** Label by hand, which Cleo has. */
const choir = 'choir'

export function newWorld(): World {
  const of = (person: Person, isConfirmed: boolean) => ({ address: `${person}@in`, isConfirmed })
  const directory = (): Directory => ({ tokens: ['at first'], users: {}, groups: {} })
  return {
    order: 0,
    isOpen: true,
    accounts: {
      ada: of('ada', true),
      ben: of('ben', true),
      cleo: of('cleo', true),
      dan: of('dan', true),
      eve: of('eve', false),
    },
    members: { ada: member('owner'), ben: member('staff'), cleo: { ...member('User'), has: [choir] } },
    directories: { first: directory(), second: directory() },
    things: { [choir]: { kind: 'first', name: 'Choir' } },
    source: { version: 0, people: {}, rosters: {}, latest: null },
    invites: {},
  }
}

export function belongs(found: Member | undefined): boolean {
  return found?.is === 'in' && !found.isOver
}

export function roleOf({ isOpen, members }: World, person: Person): Role | undefined {
  const found = members[person]
  return isOpen && belongs(found) ? found?.role : undefined
}

export function addressOf({ email, userName }: Pick<User, 'email' | 'userName'>): string {
  return (email ?? userName).toLowerCase()
}

export function isProven(address: string): boolean {
  return address.endsWith('@in')
}

/** Whoever has confirmed that address, where it is of a proven domain. */
export function ownerOf({ accounts }: World, address: string): Person | undefined {
  return people.find((person) => {
    const { address: own, isConfirmed = false } = accounts[person] ?? {}
    return own === address && isConfirmed && isProven(address)
  })
}

/** What the organization's directories have of somebody, by id. */
export function rowsOf({ directories }: World, person: Person): { of: DirectoryName; id: string; user: User }[] {
  return directoryNames.flatMap((of) =>
    Object.entries(directories[of].users).flatMap(([id, user]) => (user.person === person ? [{ of, id, user }] : [])),
  )
}
