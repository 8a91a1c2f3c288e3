/** Deletes the accounts whose time has come: one transaction each, whichever process does it and however often. */
import type { Database, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import type { Outbox } from '#messaging/outbox.ts'
import type { CurrentAccount } from '#users/accounts/by-email.ts'
import { lockUserRow, saveUser, userByUid, type UserRow } from '#users/queries.ts'
import { accountPage } from './account-page.ts'
import { noteReturnedAccount } from './gone-accounts.ts'
import { namesOf, ownedAlone } from './owned-alone.ts'
import { dueDeletions } from './queries.ts'

export interface DeletingContext {
  db: Database
  outbox: Outbox
  settings: { publicOrigin: string }
  provider: {
    removeAccount(tx: Transaction, uid: string, isWanted: (tx: Transaction) => Promise<boolean>): Promise<boolean>
    currentAccount?: CurrentAccount
  }
}

const AT_ONCE = 100

/** What fails is tried again by the next round, and keeps nobody else's from being done: then they reject together. */
export async function deleteDueAccounts(context: DeletingContext, now = new Date()): Promise<void> {
  const failures: unknown[] = []
  for (let after = ''; ;) {
    const uids = await dueDeletions(context.db, { now, after, limit: AT_ONCE })
    for (const uid of uids) await deleteAccount(context, uid, now).catch((error: unknown) => failures.push(error))
    const last = uids.at(-1)
    if (last === undefined) break
    after = last
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`)
}

async function deleteAccount(context: DeletingContext, uid: string, now: Date): Promise<void> {
  try {
    if (await isBack(context, uid)) return await noteReturnedAccount(context, uid)
    await context.db.transaction(async (tx) => {
      await context.provider.removeAccount(tx, uid, async () => {
        const person = await dueStill(tx, uid, now)
        // Behind it nobody knows any more in which language they are written to.
        if (person?.email) await context.outbox.queue(tx, 'account_deleted', { email: person.email })
        return person !== undefined
      })
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'forbidden') throw error
    await waitForAnotherOwner(context, uid, now)
  }
}

/** Whose account was missing is looked for once more: with the record, the account that is back would go too. */
async function isBack({ db, provider: { currentAccount } }: DeletingContext, uid: string): Promise<boolean> {
  const row = await userByUid(db, uid)
  if (!row || row.missingSince === null || !currentAccount) return false
  return (await currentAccount({ uid })) !== null
}

/** Behind the person's lock: they may have changed their mind, or another process may have been here. */
async function dueStill(tx: Transaction, uid: string, now: Date): Promise<UserRow | undefined> {
  await lockUserRow(tx, uid)
  const row = await userByUid(tx, uid)
  return row?.deletionDueAt != null && row.deletionDueAt <= now ? row : undefined
}

/** They became the only owner of something meanwhile: told once. Every round tries again. */
async function waitForAnotherOwner(context: DeletingContext, uid: string, now: Date): Promise<void> {
  const { db, outbox, settings } = context
  await db.transaction(async (tx) => {
    const row = await dueStill(tx, uid, now)
    if (!row || row.deletionWaitsSince !== null) return
    const names = namesOf(await ownedAlone(tx, uid))
    if (names.length === 0) return
    await saveUser(tx, uid, { deletionWaitsSince: now })
    if (row.email === null) return
    await outbox.queue(tx, 'deletion_waits', { email: row.email, names, link: accountPage(settings, uid) })
  })
}
