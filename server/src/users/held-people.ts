/**
 * People who are held until a transaction ends, so that no account of theirs is deleted meanwhile. Whoever writes was let
 * in before the transaction began: in between, the account may have gone. To be asked before any organization or publisher
 * is held, as whoever deletes an account holds the person first; a trigger refuses what is written without (migration
 * `gone_people`).
 */
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { holdUserRows } from './queries.ts'

/** Of whoever acts for themselves. Refuses with `unauthenticated` where their account is gone. */
export async function holdCaller(tx: Transaction, uid: string): Promise<void> {
  const gone = await holdUserRows(tx, [uid])
  if (gone.length > 0) throw new Refusal('unauthenticated', { detail: 'the account is gone' })
}

/** Of people about whom somebody else decides, in one order for everybody: what they are is asked behind the other locks. */
export async function holdPeopleNamed(tx: Transaction, uids: readonly string[]): Promise<void> {
  await holdUserRows(tx, uids)
}
