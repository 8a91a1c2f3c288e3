/** Reads a person's record: one's own, or that of whoever it may be shown of. */
import type { OwnUser, User } from '@atrium/contract/users'
import type { DatabaseContext, Queryable } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { ReadAhead } from '#http/read-ahead.ts'
import { Refusal } from '#http/refusal.ts'
import { userInOrganization } from './owner-changes/change-as-owner.ts'
import { type RecordAsked, requireProfileAccess } from './profile-access.ts'
import { userByUid, type UserRow } from './queries.ts'
import { ownAnswer, userAnswer } from './user-answer.ts'

/** One person's record. Refuses with what `requireProfileAccess` does. */
export async function recordOf({ db }: DatabaseContext, asked: RecordAsked): Promise<User> {
  const { membership } = await requireProfileAccess(db, asked)
  const row = await userByUid(db, asked.uid)
  if (!row) throw new Refusal('not_found')
  return membership ? userInOrganization(db, membership.organizationId, row) : userAnswer(row)
}

/** The caller's own, with what nobody else is told. Refuses with `unauthenticated` where there is none any more. */
export async function ownRecord(actor: Actor, ahead: ReadAhead<UserRow | undefined>): Promise<OwnUser> {
  const row = await ahead.of(actor.uid)
  if (!row) throw new Refusal('unauthenticated', { detail: 'the account is gone' })
  return ownAnswer(row)
}

/** Where somebody can be written to; null where they have no address, or are gone. */
export async function emailOf(db: Queryable, uid: string): Promise<string | null> {
  return (await userByUid(db, uid))?.email ?? null
}

/** What somebody is called: names, display name, username. None where there is no record. */
export async function namesOf(db: Queryable, uid: string): Promise<string[]> {
  const row = await userByUid(db, uid)
  if (!row) return []
  return [row.givenName, row.familyName, row.displayName, row.username ?? '']
}
