/** What an organization alone calls a member, and whether a member is that organization's alone. */
import type { Queryable, Transaction } from '#db/database.ts'
import { hasMembershipElsewhere, isBroughtBack, ownNameOf, setOwnName } from './queries-own-names.ts'

/** The name that the organization alone has for a member; null where it uses theirs. */
export function nameInOrganization(db: Queryable, organizationId: string, uid: string): Promise<string | null> {
  return ownNameOf(db, organizationId, uid)
}

/** Gives a member a name that shows in this organization alone; null takes it away. */
export function nameMember(
  tx: Transaction,
  organizationId: string,
  uid: string,
  displayName: string | null,
): Promise<void> {
  return setOwnName(tx, organizationId, uid, displayName)
}

/**
 * Whether somebody belongs to another organization, or was removed from one so lately that they may be there again
 * in a moment. Whoever asks holds the person, so that no new membership is made until the transaction ends.
 */
export function belongsElsewhere(tx: Transaction, uid: string, organizationId: string): Promise<boolean> {
  return hasMembershipElsewhere(tx, uid, organizationId)
}

/** Whether somebody is a member again by others' word alone: restored, or renewed. */
export function wasBroughtBack(q: Queryable, organizationId: string, uid: string): Promise<boolean> {
  return isBroughtBack(q, organizationId, uid)
}
