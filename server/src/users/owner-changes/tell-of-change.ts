/** Tells somebody that an owner changed their record, with a link that takes it back. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { changeTakeBackDays } from '@atrium/contract/limits'
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { ProfileChange } from '@atrium/contract/users'
import { claimContents } from '#content/claims.ts'
import type { Transaction } from '#db/database.ts'
import type { RecordFields } from '#db/schema/users.ts'
import type { UserRow } from '#users/queries.ts'
import type { Telling } from '#users/changing/record-context.ts'
import { userAnswer } from '#users/user-answer.ts'
import { insertChange } from './queries.ts'

const TOKEN_BYTES = 32

/** The hash under which the token of a link is kept. */
export function changeTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Of the fields of a change those that it changes, as they are and as they are to be. */
export function changedFields(row: UserRow, change: ProfileChange): { before: RecordFields; after: RecordFields } {
  const now = userAnswer(row)
  const names = (Object.keys(change) as (keyof ProfileChange)[]).filter((name) => change[name] !== now[name])
  const of = (from: ProfileChange | typeof now) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: of(now), after: of(change) }
}

/** In the transaction of the change. A photo that was replaced is kept for as long as it can come back. */
export async function tellOfChange(
  tx: Transaction,
  { outbox, settings }: Telling,
  { uid, email }: Pick<UserRow, 'uid' | 'email'>,
  organization: { organizationId: string; displayName: string },
  { before, after }: { before: RecordFields; after: RecordFields },
): Promise<void> {
  if (Object.keys(after).length === 0 || email === null) return
  const id = randomUUID()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const goodForSeconds = changeTakeBackDays * DAY_SECONDS
  const { organizationId, displayName: organizationName } = organization
  await insertChange(tx, {
    id,
    uid,
    organizationId,
    organizationName,
    before,
    after,
    tokenHash: changeTokenHash(token),
    expiresAt: new Date(Date.now() + goodForSeconds * 1_000),
  })
  if (before.photoURL) await claimContents(tx, `change:${id}`, [before.photoURL])
  const link = new URL('/take-back', settings.publicOrigin)
  link.searchParams.set('code', token)
  const fields = Object.keys(after) as (keyof RecordFields)[]
  const sent = { email, link: link.href, about: organizationName, fields, goodForSeconds, organizationId }
  await outbox.queue(tx, 'record_changed', sent)
}
