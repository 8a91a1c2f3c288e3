/** Where a page of an organization's console stands: which organization, and what the signed-in person is in it. */
import type { OwnRules } from '@atrium/contract/organizations/rules'
import type { PeopleCounts } from '@atrium/contract/people/members'
import type { OwnershipOffer } from '@atrium/contract/people/ownership'
import type { Role } from '@atrium/contract/rules/roles'
import { createContext, useContext } from 'react'

export interface CurrentOrganization {
  /** The organization's name: what every call inside it carries. */
  organization: string
  displayName: string
  logoUrl: string
  /** An IANA name: in which its days begin and end. */
  timeZone: string
  role: Role
  /** Of the signed-in person. */
  uid: string
  counts: PeopleCounts
  /** What it asks of the signed-in person's sign-in; null where it asks nothing. */
  ownRules: OwnRules | null
  /** Of ownership, which waits and which the signed-in person made or got. */
  offer: OwnershipOffer | null
}

export const OrganizationContext = createContext<CurrentOrganization | null>(null)

export function useOrganization(): CurrentOrganization {
  const current = useContext(OrganizationContext)
  if (current === null) throw new Error('A page of the console stands outside its frame')
  return current
}

/** Whether the organization would have no owner without the signed-in person. */
export function isOnlyOwner({ role, counts }: Pick<CurrentOrganization, 'role' | 'counts'>): boolean {
  return role === 'owner' && counts.owners === 1
}
