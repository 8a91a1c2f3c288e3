/**
 * What is remembered of a few people and two organizations, and of all that was ever given out: so much as decides who is
 * let in where. Changed by `rules.ts` alone.
 */
import type { Role } from '@atrium/contract/rules/roles'

export const people = ['ada', 'bob', 'cleo'] as const
export const places = ['first', 'second'] as const
export type Person = (typeof people)[number]
export type Place = (typeof places)[number]

/** How somebody signed in: by password just now; by password and a second step hours ago; by mail and a second step just now. */
export const ways = ['plain', 'old', 'strong'] as const
export type Way = (typeof ways)[number]

/** What an organization asks of sign-ins, one thing at a time, and who meets it. */
export const meeting = {
  nothing: ['plain', 'old', 'strong'],
  'a second step': ['old', 'strong'],
  mail: ['strong'],
  freshness: ['plain', 'strong'],
} satisfies Record<string, Way[]>
export type Rules = keyof typeof meeting
export const everyRules = Object.keys(meeting) as Rules[]

export interface Session {
  person: Person
  way: Way
  /** On whose site it is. */
  site: Place | null
  parent: string | null
  ended: boolean
}

export interface Token {
  session: string
  /** Where alone it is good; null: where no other is asked for. */
  to: Place | null
  dead: boolean
}

export interface Member {
  role: Role
  state: 'in' | 'removed' | 'left' | 'over'
  /** The first day is to come. */
  waiting: boolean
  /** By somebody else, or by a last day: among all that was done. */
  endedAt: number
}

export interface Organization {
  deleted: boolean
  rules: Rules
  version: number
  members: Partial<Record<Person, Member>>
}

export interface Invite {
  place: Place
  madeAt: number
  usedBy: Person[]
}

export interface World {
  /** Operations done so far, refused ones too. */
  order: number
  sessions: Record<string, Session>
  tokens: Record<string, Token>
  invites: Record<string, Invite>
  at: Record<Place, Organization>
}

export const member = (role: Role): Member => ({ role, state: 'in', waiting: false, endedAt: 0 })

/** Everybody is signed in by the session that is called as they are; Cleo alone met every rule. */
export function atFirst(): World {
  const session = (person: Person, way: Way) => ({ person, way, site: null, parent: null, ended: false })
  const organization = { deleted: false, rules: 'nothing', version: 0 } as const
  return {
    order: 0,
    sessions: { ada: session('ada', 'strong'), bob: session('bob', 'plain'), cleo: session('cleo', 'old') },
    tokens: {},
    invites: {},
    at: {
      first: { ...organization, members: { ada: member('owner'), bob: member('owner'), cleo: member('User') } },
      second: { ...organization, members: { ada: member('staff'), cleo: member('owner') } },
    },
  }
}

export function isMet({ at }: World, { way }: Session, place: Place): boolean {
  const met: readonly Way[] = meeting[at[place].rules]
  return at[place].deleted || met.includes(way)
}

/** Whether whoever presents a token of that session is let in outside of every organization. */
export function isOpen(world: World, name: string): boolean {
  const session = world.sessions[name]
  if (session === undefined || session.ended) return false
  return session.site === null || isMet(world, session, session.site)
}

/** As what somebody may act there, by that session; undefined where they are let in no further. */
export function roleInside(world: World, name: string, place: Place): Role | undefined {
  const session = world.sessions[name]
  const { deleted, members } = world.at[place]
  const found = session && members[session.person]
  if (!found || !isOpen(world, name) || deleted || found.state !== 'in' || found.waiting) return undefined
  return isMet(world, session, place) ? found.role : undefined
}
