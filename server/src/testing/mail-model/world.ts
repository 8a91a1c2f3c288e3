/** What is remembered of a few people's accounts, their organization and their publisher, and of what was mailed about them. */
import type { Language } from '@atrium/contract/languages'
import type { Role } from '@atrium/contract/rules/roles'

export const people = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'] as const
export type Person = (typeof people)[number]
/** `in` the domain that the organization has proven, or out of it. */
export type Address = `${Person | 'any'}@${'in' | 'out'}`
export const addresses = (['any', ...people] as const).flatMap((one): Address[] => [`${one}@in`, `${one}@out`])
export const browsers = ['first browser', 'second browser', 'third browser'] as const
export type Browser = (typeof browsers)[number]
/** What people, pages and the organization speak: no language is of two of them. */
export const ownLanguages = [null, 'de', 'fr'] as const satisfies (Language | null)[]
export const pageLanguages = ['en', 'es'] as const satisfies Language[]
export const organizationLanguages = ['pt', 'hi'] as const satisfies Language[]
export const organizationNames = ['Alpha Hall', 'Beta Hall', 'Gamma Hall'] as const
export const publisherName = 'Delta Press'
/** Mails of one kind that one sender may send to one recipient (`LIMIT_MAILS`). */
export const mostMails = 4

/** A mail as it reaches somebody. */
export interface Mail {
  template: string
  to: Address
  /** Of one that was emptied at once, and is read by nobody, there is none. */
  language: Language | 'any'
  /** The organization or publisher that it speaks of. */
  about: string | null
}

export interface Account {
  address: Address
  isConfirmed: boolean
  language: Language | null
  hasPassword: boolean
  /** The password, by what set it. */
  passwordSince: number
  /** The open ones, and in which browser they began. */
  sessions: Record<string, Browser>
  knownBrowsers: Browser[]
  deletionAskedAt: number | null
}

/** What the link of a mail opens. */
export interface Secret {
  template: string
  /** The address that the account had; or, of a sign-in, that was asked for. */
  address: Address
  /** Whose; null for a sign-in, which is whoever's has the address by then. */
  person: Person | null
  isDead: boolean
  madeAt: number
  newAddress?: Address
  /** Of a new sign-in. */
  browser?: Browser
  invite?: string
}

export interface Member {
  role: Role
  isIn: boolean
  /** When they were taken out last, or made less. */
  outAt: number
  loweredAt: number
  canBeRestored: boolean
  /** By an owner, and without a word of their own since. */
  isBroughtBack: boolean
}

export interface Invite {
  by: Person
  email: Address
  role: Role
  sentAt: number
  /** By hand, by being used, or with the right to give it. */
  isOver: boolean
  usedBy: Person | null
  /** Who has to be back for it to lead somewhere: it ended with them. */
  endedWith: Person[]
  /** The mail that its newest link is in. */
  secret: string
}

export interface Organization {
  isOpen: boolean
  name: string
  language: Language
  settingsVersion: number
  hours: number | null
  rulesVersion: number
  members: Partial<Record<Person, Member>>
  invites: Record<string, Invite>
  offers: Partial<Record<Person, { to: Person; at: number }>>
  requests: Partial<Record<Person, 'open' | 'declined'>>
  /** When somebody did something in it last. */
  actedAt: Partial<Record<Person, number>>
  /** Whose record it changes no more. */
  isDeafTo: Person[]
}

export interface World {
  order: number
  /** Of those who have one. */
  accounts: Partial<Record<Person, Account>>
  organization: Organization
  publisher: { isOpen: boolean; owners: Person[] }
  secrets: Record<string, Secret>
  /** Password resets that nobody has been told of. */
  untold: Partial<Record<Address, number>>
  /** Mails by what limits them: those that went, and tries that may have counted as well. */
  counted: Record<string, { sure: number; maybe: number }>
  /** How often owners were told, of each kind. */
  told: Record<string, number>
  /** What went out, in order. */
  mails: Mail[]
}

const joined = (role: Role): Member => ({
  role,
  isIn: true,
  outAt: -1,
  loweredAt: -1,
  canBeRestored: false,
  isBroughtBack: false,
})

export function newWorld(): World {
  const account = (person: Person, language: Language | null = null): Account => ({
    address: `${person}@in`,
    isConfirmed: person !== 'eve',
    language,
    hasPassword: true,
    passwordSince: -1,
    sessions: { [`${person} at first`]: 'first browser' },
    knownBrowsers: ['first browser'],
    deletionAskedAt: null,
  })
  return {
    order: 0,
    accounts: {
      ada: account('ada'),
      ben: account('ben', 'de'),
      cleo: account('cleo'),
      dan: account('dan', 'fr'),
      eve: account('eve'),
      fay: account('fay', 'de'),
    },
    organization: {
      isOpen: true,
      name: organizationNames[0],
      language: organizationLanguages[0],
      settingsVersion: 1,
      hours: null,
      rulesVersion: 0,
      members: { ada: joined('owner'), ben: joined('owner'), cleo: joined('staff'), dan: joined('User') },
      invites: {},
      offers: {},
      requests: {},
      actedAt: {},
      isDeafTo: [],
    },
    publisher: { isOpen: true, owners: ['ada', 'ben'] },
    secrets: {},
    untold: {},
    counted: {},
    told: {},
    mails: [],
  }
}

export function holderOf({ accounts }: World, address: Address): Person | undefined {
  return people.find((person) => accounts[person]?.address === address)
}

export function roleOf({ organization: { isOpen, members } }: World, person: Person): Role | undefined {
  const member = members[person]
  return isOpen && member?.isIn === true ? member.role : undefined
}

/** An account by one of its open sessions. */
export function signedIn({ accounts }: World, { by, session }: { by: Person; session: string }): Account | undefined {
  const account = accounts[by]
  return account && session in account.sessions ? account : undefined
}
