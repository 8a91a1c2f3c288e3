/** What is done, by directories, by hand and by people to their accounts. */
import type { DirectoryName, Listed, Person } from './world.ts'

export const scimKinds = [
  ...['create', 'replace', 'activate', 'deactivate', 'change name', 'change email', 'delete'],
  ...['create group', 'rename group', 'add', 'take', 'set members', 'replace group', 'delete group'],
] as const
export const handKinds = [
  ...['make token', 'revoke token', 'invite', 'accept', 'remove', 'leave', 'restore', 'renew', 'change role'],
  ...['last day', 'terms job', 'waiting job', 'delete organization', 'restore organization'],
  ...['confirm', 'move', 'delete account'],
  ...['rehearse', 'apply roster', 'take roster back', 'roster job'],
] as const
export const kinds = [...scimKinds, ...handKinds]
export type ScimKind = (typeof scimKinds)[number]
export type HandKind = (typeof handKinds)[number]
export type Kind = ScimKind | HandKind

export interface Operation {
  /** Names what it makes. */
  id: string
  kind: Kind
  /** Whose directory, and by which token. */
  of: DirectoryName
  token: string
  /** In one request with the others of this name, in their order. */
  bulk: string | null
  /** By what made them. */
  user: string
  group: string
  users: string[]
  userName: string
  externalId: string | null
  email: string | null
  active: boolean | undefined
  name: string
  by: Person
  other: Person
  role: 'owner' | 'staff' | 'User'
  address: string
  isConfirmed: boolean
  invite: string
  /** Whom a roster lists, each under their own name; and which of those that were rehearsed. */
  listed: Partial<Record<Person, Listed>>
  roster: string
}

export function isScim(kind: Kind): kind is ScimKind {
  return (scimKinds as readonly Kind[]).includes(kind)
}
