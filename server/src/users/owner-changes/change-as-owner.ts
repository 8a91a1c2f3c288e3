/** What an owner may change of a member: the account's record where it is theirs alone, else a name that stays inside. */
import type { ProfileChange, User } from '@atrium/contract/users'
import { audit } from '#audit/audit.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import { changeNoticeAttempts } from '#limits/mails.ts'
import { nameInOrganization, nameMember } from '#members/names/own-names.ts'
import { type RecordAsked, requireProfileAccess } from '#users/profile-access.ts'
import { lockUserRow, userByUid, type UserRow } from '#users/queries.ts'
import type { RecordContext } from '#users/changing/record-context.ts'
import { userAnswer } from '#users/user-answer.ts'
import { writeRecord } from '#users/changing/write-record.ts'
import { isOrganizationsAlone, standsByWord, type StandsByWord } from './own-account.ts'
import { changedFields, tellOfChange } from './tell-of-change.ts'

/**
 * Before the transaction, since a change is a mail. Answers what it has to ask first. Refuses as `requireProfileAccess`
 * does, and with `too_many_requests`.
 */
export async function beforeOwnerChange(context: RecordContext, asked: RecordAsked): Promise<StandsByWord | undefined> {
  const { db, limiter } = context
  const { actor, uid, membership } = asked
  // Nobody else's tries use up what a person may be told.
  await requireProfileAccess(db, asked)
  const subject = `${actor.uid} ${uid}`
  const emailKey = (await userByUid(db, uid))?.emailKey ?? null
  const mails = emailKey === null ? [] : changeNoticeAttempts(emailKey)
  await countAttempt(limiter, { limit: 'ownerChange', subject }, ...mails)
  return membership && standsByWord(context, { uid, organizationId: membership.organizationId })
}

interface Change {
  actor: Actor
  membership: Membership
  uid: string
  change: ProfileChange
  /** What `standsByWord` answered in this transaction. */
  stands: boolean
}

/**
 * The person is held, so that they join nothing else between the question and the change. They are told of it.
 * Refuses with `account_shared` for anything but the display name of an account that is not this organization's
 * alone, and with `username_taken`.
 */
export async function changeAsOwner(tx: Transaction, context: RecordContext, asked: Change): Promise<User> {
  const { actor, membership, uid, change, stands } = asked
  const { organizationId } = membership
  await lockUserRow(tx, uid)
  const before = await recordRow(tx, uid)
  const note = { actor: actor.uid, subject: uid, organizationId, detail: { fields: Object.keys(change).join(' ') } }
  if (!(await isOrganizationsAlone(tx, before, { organizationId, stands }, context.settings.operatorEmails))) {
    await nameInside(tx, asked, before)
    await audit(tx, { ...note, action: 'member.named' })
    return userInOrganization(tx, organizationId, before)
  }
  const changed = changedFields(before, change)
  const row = await writeRecord(tx, context, uid, change, { chosenBy: actor.uid })
  if (change.displayName !== undefined) await nameMember(tx, organizationId, uid, null)
  await tellOfChange(tx, context, row, membership, changed)
  await audit(tx, { ...note, action: 'user.profile_changed' })
  return userInOrganization(tx, organizationId, row)
}

/** Fields that say what they say already are no change. */
async function nameInside(tx: Transaction, { membership, uid, change }: Change, row: UserRow): Promise<void> {
  const { displayName, ...others } = change
  const { after } = changedFields(row, others)
  if (Object.keys(after).length > 0) {
    throw new Refusal('account_shared', { detail: `of ${Object.keys(after).join(' ')}` })
  }
  if (displayName === undefined) return
  await nameMember(tx, membership.organizationId, uid, displayName === row.displayName ? null : displayName)
}

/** A record as an organization shows it: by the name that it has for the person. */
export async function userInOrganization(db: Queryable, organizationId: string, row: UserRow): Promise<User> {
  const displayName = (await nameInOrganization(db, organizationId, row.uid)) || row.displayName
  return userAnswer({ ...row, displayName })
}

/** Whether an owner would change the account's record or a name inside; nothing is held, and a change asks again. */
export async function editingOf(
  context: RecordContext,
  { organizationId }: Membership,
  uid: string,
): Promise<'account' | 'name'> {
  const { db, settings } = context
  const asked = await standsByWord(context, { uid, organizationId })
  return db.transaction(async (tx) => {
    const stands = await asked(tx)
    const row = await recordRow(tx, uid)
    const alone = await isOrganizationsAlone(tx, row, { organizationId, stands }, settings.operatorEmails)
    return alone ? 'account' : 'name'
  })
}

async function recordRow(tx: Transaction, uid: string): Promise<UserRow> {
  const row = await userByUid(tx, uid)
  if (!row) throw new Refusal('not_found', { detail: 'no record' })
  return row
}
