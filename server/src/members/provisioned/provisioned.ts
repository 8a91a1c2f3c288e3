/** Memberships that a directory keeps: begun, ended and taken up again, in the transaction of whoever holds the organization. */
import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { Role } from '@atrium/contract/rules/roles'
import { audit, type AuditRecord } from '#audit/audit.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { endAtSite, type EndingContext } from '#members/ends/site-sessions.ts'
import { join } from '#members/join.ts'
import { dropOffersOf } from '#members/ownership/queries.ts'
import { countOwners, restoreMembers, rolesAmong } from '#members/queries.ts'
import { forgetOnceLetIn } from '#members/removed/let-in.ts'
import { restorableSince } from '#members/restorable.ts'
import { renewFormer } from '#members/terms/queries.ts'
import { giveGroups } from '#scim/groups/give.ts'
import { directoryWordOn, directoryWords } from '#scim/words.ts'
import type { OwnPerson } from './own-people.ts'
import { endedBySource, endMembership, isOutSince, neverOwner, standing } from './queries.ts'

/** Who has it done, where that is no directory, and what the records of it hold beside. */
interface By {
  by?: { actor: string; detail: NonNullable<AuditRecord['detail']> }
}

/**
 * Makes somebody a member: as what they were and with the labels and classes that they had, where their membership ended;
 * else anew, as `role`. A directory makes no owners: whoever was one comes back as staff. Answers what became of it, and
 * does nothing where it is `left`, of whom left by themselves, or `inactive`, of whom a directory has as that; or `removed`,
 * of whom an owner has taken out by hand, or whose last day was over, since the source said that they belong (`saidAt`).
 */
export async function beginProvisioned(
  person: OwnPerson,
  { role = 'User', saidAt, ...asked }: By & { role?: Exclude<Role, 'owner'>; saidAt?: Date | undefined } = {},
): Promise<'new' | 'back' | 'there' | 'left' | 'inactive' | 'removed'> {
  const { tx, organizationId, uid } = person
  const { actor, detail: more } = byOf(asked)
  const before = await standing(tx, organizationId, uid)
  if (before === 'member') {
    await giveGroups(tx, organizationId, [uid])
    return 'there'
  }
  if (before === 'left') return 'left'
  if ((await directoryWordOn(tx, person)) === 'inactive') return 'inactive'
  if (saidAt && (await isOutSince(tx, organizationId, uid, saidAt))) return 'removed'
  if (before === 'former' || before === 'removed') {
    await neverOwner(tx, organizationId, uid)
    const back =
      before === 'former'
        ? await renewFormer(tx, organizationId, [uid], { startsOn: null, endsOn: null })
        : await restoreMembers(tx, organizationId, [uid], restorableSince())
    if (back.length > 0) {
      await forgetOnceLetIn(tx, organizationId, [uid])
      await giveGroups(tx, organizationId, [uid])
      await audit(tx, { actor, action: 'member.restored', subject: uid, organizationId, detail: more })
      return 'back'
    }
  }
  await join(tx, { organizationId, uid, role, labels: [] })
  const detail = { role, how: 'directory', ...more }
  await audit(tx, { actor, action: 'member.joined', subject: uid, organizationId, detail })
  return 'new'
}

/**
 * Ends a membership, which is kept as former: with its role, labels and classes, for as long as one whose last day is
 * over; and with it what is signed in at the organization's site. Answers `kept` where a directory has them active:
 * whoever asks has taken back before what it said itself; `emailKey` is the address that they have confirmed, held, by which
 * one has them that knows no account yet. `none` is whoever is no member. Refuses with `last_owner`.
 */
export async function endProvisioned(
  context: EndingContext,
  tx: Transaction,
  {
    organizationId,
    uid,
    emailKey,
    ...asked
  }: By & { organizationId: string; uid: string; emailKey: string | undefined },
): Promise<'ended' | 'kept' | 'none'> {
  const { actor, detail } = byOf(asked)
  if ((await standing(tx, organizationId, uid)) !== 'member') return 'none'
  const word =
    emailKey === undefined
      ? (await directoryWords(tx, organizationId, [uid])).get(uid)
      : await directoryWordOn(tx, { organizationId, uid, emailKey })
  if (word === 'active') return 'kept'
  await endMembership(tx, organizationId, uid)
  if ((await countOwners(tx, organizationId)) === 0) throw new Refusal('last_owner', { detail: 'by a directory' })
  await dropOffersOf(tx, organizationId, [uid])
  await endAtSite(context, tx, { uids: [uid], organizationId })
  await audit(tx, { actor, action: 'member.removed', subject: uid, organizationId, detail })
  return 'ended'
}

function byOf({ by }: By): NonNullable<By['by']> {
  return by ?? { actor: directoryActor, detail: {} }
}

/** What those of these are who belong to the organization. */
export async function rolesOfKept(tx: Queryable, organizationId: string, uids: string[]): Promise<Map<string, Role>> {
  return new Map((await rolesAmong(tx, organizationId, uids)).map(({ uid, role }) => [uid, role]))
}

/** Those of these people whose membership a directory or a roster has ended, and nobody's hand. */
export async function endedBySources(
  db: Queryable,
  organizationId: string,
  uids: readonly string[],
): Promise<Set<string>> {
  return new Set(await endedBySource(db, organizationId, uids))
}
