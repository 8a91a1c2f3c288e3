/** Taking back what an owner changed of one's record: by the link that told of it, once. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { previewTakeBack, takeBack as takeBackEndpoint } from '@atrium/contract/record-changes'
import { audit } from '#audit/audit.ts'
import { claimContents } from '#content/claims.ts'
import type { Database, DatabaseContext, Transaction } from '#db/database.ts'
import type { RecordFields } from '#db/schema/users.ts'
import { Refusal } from '#http/refusal.ts'
import { lockUserRow, userByUid } from '#users/queries.ts'
import type { RecordContext } from '#users/changing/record-context.ts'
import { userAnswer } from '#users/user-answer.ts'
import { usernameTakenAsRefusal } from '#users/usernames/username.ts'
import { type Writable, writeRecord } from '#users/changing/write-record.ts'
import { changeByToken, type ChangeRow, deleteChangesBefore, lockChangesSince, markTakenBack } from './queries.ts'
import { changeTokenHash } from './tell-of-change.ts'

/** What a link would take back; looking changes nothing. Refuses with `code_invalid` and `code_expired`. */
export async function preview(
  { db }: DatabaseContext,
  { token }: { token: string },
): Promise<AnswerOf<typeof previewTakeBack>> {
  const { organizationName, before, after, expiresAt } = await findChange(db, token)
  const fields = (Object.keys(after) as (keyof RecordFields)[]).map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }))
  return { organization: organizationName, fields, expiresAt: expiresAt.toISOString() }
}

/**
 * Gives every field back that still says what an owner made of it, and ends what this organization may change. A
 * username that is somebody else's by now stays as it is. Refuses as `preview` does.
 */
export async function takeBack(
  context: RecordContext,
  { token }: { token: string },
): Promise<AnswerOf<typeof takeBackEndpoint>> {
  const { uid } = await findChange(context.db, token)
  try {
    return await usernameTakenAsRefusal(() => restore(context, uid, token, { withUsername: true }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'username_taken') throw error
    return restore(context, uid, token, { withUsername: false })
  }
}

function restore(context: RecordContext, uid: string, token: string, { withUsername }: { withUsername: boolean }) {
  return context.db.transaction(async (tx) => {
    // The account before its person, as everywhere.
    await context.provider.holdAccount?.(tx, uid)
    await lockUserRow(tx, uid)
    const first = await findChange(tx, token)
    const changes = await lockChangesSince(tx, first)
    const row = await userByUid(tx, uid)
    if (!row || !changes.some(({ id }) => id === first.id)) throw new Refusal('code_invalid', { detail: 'used' })
    const back = fieldsToGiveBack(userAnswer(row), first, changes)
    if (!withUsername) delete back.username
    await writeRecord(tx, context, uid, back)
    await markTakenBack(
      tx,
      changes.map(({ id }) => id),
    )
    for (const { id } of changes) await claimContents(tx, `change:${id}`, [])
    const { organizationId } = first
    await audit(tx, { actor: uid, action: 'user.change_taken_back', subject: uid, organizationId })
    return { restored: Object.keys(back) as (keyof RecordFields)[] }
  })
}

/** What the person, or nobody, changed since is not touched. */
function fieldsToGiveBack(now: RecordFields, { before }: ChangeRow, changes: ChangeRow[]): Writable {
  const names = (Object.keys(before) as (keyof RecordFields)[]).filter((name) =>
    changes.some(({ after }) => name in after && after[name] === now[name]),
  )
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

async function findChange(db: Database | Transaction, token: string): Promise<ChangeRow> {
  const row = await changeByToken(db, changeTokenHash(token))
  if (!row || row.takenBackAt !== null) throw new Refusal('code_invalid', { detail: 'no change that stands' })
  if (row.expiresAt <= new Date()) throw new Refusal('code_expired')
  return row
}

/** Forgets what can be taken back no more, and lets the photos of it go. Any number of processes may do it at once. */
export async function sweepChanges(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const id of await deleteChangesBefore(tx, now)) await claimContents(tx, `change:${id}`, [])
  })
}
