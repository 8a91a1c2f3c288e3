/** Whom an organization's mails about itself go to. */
import type { Queryable } from '#db/database.ts'
import { organizationTold, type OwnerAddress, ownerAddresses } from './queries-told.ts'

export interface ToTell {
  /** Undefined where it was deleted. */
  organization: { name: string; displayName: string } | undefined
  /** Owners who can be written to. */
  owners: OwnerAddress[]
}

/** The organization by its names, and its owners with their addresses. */
export async function ownersToTell(q: Queryable, organizationId: string): Promise<ToTell> {
  const organization = await organizationTold(q, organizationId)
  return { organization, owners: organization ? await ownerAddresses(q, organizationId) : [] }
}
