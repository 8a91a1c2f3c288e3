/**
 * Whose an address is, for giving them anything: whoever has confirmed it. Anybody can sign up with anybody's address,
 * so that of an account that only claims one nothing follows. No other way leads from an address to a person who is
 * given something (`users/confirmed.test.ts`).
 */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Database, Transaction } from '#db/database.ts'
import { type CurrentAccount, uidOfEmail, uidsOfEmails } from './find.ts'

/**
 * Of these people, the addresses that they have confirmed, by uid: asked before a transaction, and what it answers in it.
 * Where accounts are kept here, they are held from then on: none of the addresses changes until the transaction ends.
 */
export type ConfirmedEmails = (uids: readonly string[]) => Promise<(tx: Transaction) => Promise<Map<string, string>>>

export interface ConfirmedContext {
  db: Database
  provider: { confirmedEmails: ConfirmedEmails }
}

/** Asked before the transaction that needs it: accounts may be kept anywhere. */
export interface Candidates {
  /** Folded address -> uid, of those that somebody has confirmed. To be asked first in the transaction: it holds the accounts. */
  confirmed(tx: Transaction): Promise<Map<string, string>>
}

export async function candidatesFor(
  { db, provider }: ConfirmedContext,
  emails: readonly string[],
): Promise<Candidates> {
  const uids = await uidsOfEmails(db, emails.map(nameKey))
  const confirmedEmails = uids.size === 0 ? undefined : await provider.confirmedEmails([...uids.values()])
  return {
    async confirmed(tx) {
      const confirmed = (await confirmedEmails?.(tx)) ?? new Map<string, string>()
      return new Map([...uids].filter(([key, uid]) => nameKey(confirmed.get(uid) ?? '') === key))
    },
  }
}

/** The same of one address, also where a hosted provider knows an account of which there is no record here yet. */
export async function candidateFor(
  { db, provider }: ConfirmedContext & { provider: { currentAccount?: CurrentAccount } },
  email: string,
): Promise<{ confirmed(tx: Transaction): Promise<string | undefined> }> {
  await uidOfEmail(db, email, provider.currentAccount)
  const candidates = await candidatesFor({ db, provider }, [email])
  return { confirmed: async (tx) => (await candidates.confirmed(tx)).get(nameKey(email)) }
}

/** The same outside of what writes: as it is this moment. */
export async function confirmedNow(context: ConfirmedContext, emails: readonly string[]): Promise<Map<string, string>> {
  const candidates = await candidatesFor(context, emails)
  return context.db.transaction((tx) => candidates.confirmed(tx))
}
