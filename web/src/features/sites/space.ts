/** Whose site the page is. */
import type { Space } from '@atrium/contract/page/page-settings'

export type OrganizationSpace = Extract<Space, { kind: 'organization' }>
export type AuthorSpace = Extract<Space, { kind: 'author' }>

/** A page of the product that whoever is signed in can go on to. */
export interface Hall {
  path: string
  label: string
}
