/** The one way to change who belongs to a publisher and as what: it always has an owner. */
import type { changeAuthorRole } from '@atrium/contract/authors/members'
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { Role } from '@atrium/contract/rules/roles'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext, Transacting, Transaction } from '#db/database.ts'
import type { AskingAuthor, AuthorMembership } from '#http/membership.ts'
import { requireRecentForOwners } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { requireAuthorRoleStill } from '#publishers/membership.ts'
import { dropOffersOf } from '#publishers/ownership/queries-ownership.ts'
import { lockAuthor } from '#publishers/queries.ts'
import { holdPeopleNamed } from '#users/held-people.ts'
import { authorPeopleCounts, authorRole, deleteAuthorMember, setAuthorRole } from './queries-people.ts'
import { rememberRemoval } from './queries-removals.ts'

/**
 * Makes a change in one transaction while nobody else changes the publisher or its people. Refuses with `not_found`
 * and `forbidden` as `requireAuthorRole` does, and with `last_publisher_owner` if the change left no owner.
 */
export async function changePeople<T>(
  db: Transacting,
  asking: AskingAuthor,
  change: (tx: Transaction, membership: AuthorMembership) => Promise<T>,
): Promise<T> {
  return changePeopleNamed(db, asking, [], change)
}

/** The same of people who are named: they are held first, as their accounts' deletion holds them, so that neither waits for the other. */
async function changePeopleNamed<T>(
  db: Transacting,
  asking: AskingAuthor,
  uids: readonly string[],
  change: (tx: Transaction, membership: AuthorMembership) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const { id } = asking.membership
    if (uids.length > 0) await holdPeopleNamed(tx, uids)
    if (!(await lockAuthor(tx, id))) throw new Refusal('not_found', { detail: 'it was deleted' })
    const result = await change(tx, await requireAuthorRoleStill(tx, asking))
    if ((await authorPeopleCounts(tx, id)).owners === 0) {
      throw new Refusal('last_publisher_owner', { detail: 'the change would leave no owner' })
    }
    return result
  })
}

/**
 * Gives somebody who belongs to it a role; what was on offer between them and others ends. Refuses with `not_found`
 * for whoever does not belong to it, and as `changePeople` and `requireRecentForOwners` do.
 */
export async function changeRole(
  { db }: DatabaseContext,
  { actor, membership, uid, role }: AskingAuthor & { uid: string; role: Role },
): Promise<AnswerOf<typeof changeAuthorRole>> {
  await changePeople(db, { actor, membership }, async (tx, { id, authorId: author }) => {
    const from = await authorRole(tx, id, uid)
    if (from === undefined) throw new Refusal('not_found', { detail: 'no such member of this publisher' })
    if (from === role) return
    requireRecentForOwners(actor, [from, role])
    await setAuthorRole(tx, id, uid, role)
    await dropOffersOf(tx, id, uid)
    const detail = { author, from, to: role }
    await audit(tx, { actor: actor.uid, action: 'author.role_changed', subject: uid, detail })
  })
  return { user_id: uid, role }
}

/**
 * Takes somebody out: an owner anybody, everybody themselves. Refuses with `not_found` for whoever does not belong to
 * it, and as `changePeople` and `requireRecentForOwners` do.
 */
export async function remove(
  { db }: DatabaseContext,
  { actor, membership, uid }: AskingAuthor & { uid: string },
): Promise<void> {
  await changePeopleNamed(db, { actor, membership }, [uid], async (tx, { id, authorId: author }) => {
    const role = await authorRole(tx, id, uid)
    if (role === undefined || !(await deleteAuthorMember(tx, id, uid))) {
      throw new Refusal('not_found', { detail: 'no such member of this publisher' })
    }
    requireRecentForOwners(actor, [role])
    if (uid !== actor.uid) await rememberRemoval(tx, id, uid)
    const action = uid === actor.uid ? 'author.left' : 'author.member_removed'
    await audit(tx, { actor: actor.uid, action, subject: uid, detail: { author } })
  })
}
