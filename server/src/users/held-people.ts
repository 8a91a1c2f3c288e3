/**
 * People who are held until a transaction ends, so that no account of theirs is deleted meanwhile. Whoever writes was let
 * in before the transaction began: in between, the account may have gone. To be asked before any organization or publisher
 * is held, as whoever deletes an account holds the person first; a trigger refuses what is written without (migration
 * `gone_people`).
 */
import type { Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import type { RequireOpenSession } from '#identity/api/actions.ts'
import { holdUserRows } from './queries.ts'

/** Of whoever acts for themselves. Refuses with `unauthenticated` where their account is gone. */
export async function holdCaller(tx: Transaction, uid: string): Promise<void> {
  const gone = await holdUserRows(tx, [uid])
  if (gone.length > 0) throw new Refusal('unauthenticated', { detail: 'the account is gone' })
}

/** What `holdSignedIn` needs of the rest of the server. */
export interface SignedInContext {
  /** Absent where a hosted provider keeps the sessions. */
  provider: { requireOpenSession?: RequireOpenSession | undefined }
}

/**
 * Of whoever gives something that ends once their account is shut, or was somebody else's (`identity/end-given.ts`): that
 * holds the person too, so that it finds what was given by then, and nothing is given behind it. Refuses with
 * `unauthenticated` where their account is gone or their session has ended.
 */
export async function holdSignedIn(tx: Transaction, { provider }: SignedInContext, actor: Actor): Promise<void> {
  await holdCaller(tx, actor.uid)
  await provider.requireOpenSession?.(tx, actor)
}

/** Of people about whom somebody else decides, in one order for everybody: what they are is asked behind the other locks. */
export async function holdPeopleNamed(tx: Transaction, uids: readonly string[]): Promise<void> {
  await holdUserRows(tx, uids)
}

/** What accounts have made for organizations since then, in those that are named. */
export interface MadeBy {
  uids: readonly string[]
  since: Date
  organizationIds: readonly string[]
}

/** What somebody has given or begun by their account, and has to end. */
export interface GivenBy {
  uid: string
  /** Since then; undefined: whenever. */
  since: Date | undefined
}
