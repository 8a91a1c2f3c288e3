/** The one way to change who belongs to an organization and as what: it always has an owner. */
import type { Database, Transacting, Transaction } from '#db/database.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { holdCaller, holdPeopleNamed, type SignedInContext } from '#users/held-people.ts'
import { requireRoleStill } from './membership.ts'
import { countOwners, lockOrganization, shareOrganization } from './queries.ts'

/**
 * Holds an organization's people until the transaction ends: nobody else changes who belongs to it or as
 * what. To be asked before the transaction writes anything of the organization. Answers whether it is there.
 */
export function holdPeople(tx: Transaction, organizationId: string): Promise<boolean> {
  return lockOrganization(tx, organizationId)
}

/**
 * Holds them beside others who do likewise: for what is of several people or lists of an organization, and changes
 * neither who belongs to it nor what its lists are. To be asked before any row of the organization is held. Answers
 * whether it is there.
 */
export function holdBesideOthers(tx: Transaction, organizationId: string): Promise<boolean> {
  return shareOrganization(tx, organizationId)
}

type Change<T> = (tx: Transaction, membership: Membership) => Promise<T>

/**
 * Makes a change in one transaction, one after the other in an organization, with the right to it asked again behind the
 * lock. Refuses with `not_found` and `forbidden` as `requireRole` does.
 */
export async function changeHeld<T>(db: Transacting, asking: Asking, change: Change<T>): Promise<T> {
  return db.transaction((tx) => changeHeldIn(tx, asking, change))
}

/**
 * Likewise, of what ends once the account was somebody else's: refuses besides with `unauthenticated`, as `holdSignedIn` does.
 * Whether the session is open is asked behind both, for an organization ends those of a connection without their people.
 */
export async function changeHeldSignedIn<T>(
  context: SignedInContext & { db: Transacting },
  asking: Asking,
  change: Change<T>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    await holdCaller(tx, asking.actor.uid)
    return changeHeldIn(tx, asking, async (_, membership) => {
      await context.provider.requireOpenSession?.(tx, asking.actor)
      return change(tx, membership)
    })
  })
}

/** Likewise, of who belongs to it: refuses besides with `last_owner` if the change left no owner. */
export async function changePeople<T>(db: Transacting, asking: Asking, change: Change<T>): Promise<T> {
  return db.transaction((tx) => changePeopleIn(tx, asking, change))
}

/** The same of people who are named: they are held first, as their accounts' deletion holds them, so that neither waits for the other. */
export async function changePeopleNamed<T>(
  db: Database,
  asking: Asking,
  uids: readonly string[],
  change: Change<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await holdPeopleNamed(tx, uids)
    return changePeopleIn(tx, asking, change)
  })
}

/** The same in a transaction that holds an account already. */
export async function changePeopleIn<T>(tx: Transaction, asking: Asking, change: Change<T>): Promise<T> {
  return changeHeldIn(tx, asking, async (_, membership) => {
    const result = await change(tx, membership)
    if ((await countOwners(tx, membership.organizationId)) === 0) {
      throw new Refusal('last_owner', { detail: 'the change would leave no owner' })
    }
    return result
  })
}

/** The same in a transaction that holds what comes before an organization already. */
export async function changeHeldIn<T>(tx: Transaction, asking: Asking, change: Change<T>): Promise<T> {
  if (!(await holdPeople(tx, asking.membership.organizationId))) {
    throw new Refusal('not_found', { detail: 'it was deleted' })
  }
  return change(tx, await requireRoleStill(tx, asking))
}
