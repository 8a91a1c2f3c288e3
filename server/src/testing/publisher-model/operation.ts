/** What is done to publishers and to their people, each by somebody who is signed in; and what time and operators do. */
import type { Role } from '@atrium/contract/rules/roles'
import type { Address, Person, Picture, PublisherName } from './world.ts'

export const publisherKinds = ['create', 'change settings', 'delete', 'restore', 'rest'] as const
export const peopleKinds = [
  ...(['invite', 'end invite', 'accept', 'change role', 'remove', 'leave'] as const),
  ...(['offer', 'accept offer', 'end offer', 'run out'] as const),
]
export const accountKinds = [
  ...(['change name', 'change address', 'disable', 'enable', 'delete account'] as const),
  ...(['ask deletion', 'carry out deletion'] as const),
]
/** Of an organization that some of the people belong to: none of it is to be seen in a publisher. */
export const organizationKinds = [
  ...(['join organization', 'change organization role', 'leave organization'] as const),
  ...(['close organization', 'restore organization', 'change record'] as const),
]
export const kinds = [...publisherKinds, ...peopleKinds, ...accountKinds, ...organizationKinds]
export type Kind = (typeof kinds)[number]

export interface Operation {
  /** Names what it makes: a publisher, an invite. */
  id: string
  kind: Kind
  by: Person
  /** The how manieth of theirs the session is. */
  session: number
  /** Signed in long ago. */
  isStale: boolean
  other: Person
  publisher: string
  invite: string
  role: Role
  /** Whom an invite is for; null for anybody. */
  email: Address | null
  /** Settings that are given, and a new publisher's. */
  name: PublisherName | undefined
  description: string | undefined
  profile: Picture | undefined
  banner: Picture | undefined
  /** As it was read. */
  version: number
  displayName: string
  username: number
  /** That pass since it was deleted. */
  days: 31 | 60
}

/** A status with the refusal's code, or with as much of the answer as is to be told apart. */
export type Answer = string

export const isDone = (answer: Answer): boolean => answer.startsWith('2')
