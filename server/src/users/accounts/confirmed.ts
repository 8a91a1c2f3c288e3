/**
 * Whose an address is, for giving them anything: whoever has confirmed it. Anybody can sign up with anybody's address,
 * so that of an account that only claims one nothing follows. No other way leads from an address to a person who is
 * given something (`users/accounts/confirmed.test.ts`).
 */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Database, Transaction } from '#db/database.ts'
import type { ConfirmedEmails } from './confirmed-emails.ts'
import { type CurrentAccount, uidOfEmail, uidsOfEmails } from './by-email.ts'

export interface ConfirmedContext {
  db: Database
  provider: { confirmedEmails: ConfirmedEmails }
}

/** Asked before the transaction that needs it: accounts may be kept anywhere. */
export interface Candidates {
  /**
   * Folded address -> uid, of those addresses that somebody has confirmed; and of accounts that were asked about
   * themselves, by the address that each has confirmed. To be asked first in the transaction: it holds the accounts.
   */
  confirmed(tx: Transaction): Promise<Map<string, string>>
}

/** Who has these addresses, and which address these accounts have. */
export async function candidatesFor(
  { db, provider }: ConfirmedContext,
  emails: readonly string[],
  accounts: readonly string[] = [],
): Promise<Candidates> {
  const byAddress = await uidsOfEmails(db, emails.map(nameKey))
  const uids = [...new Set([...byAddress.values(), ...accounts])]
  const confirmedEmails = uids.length === 0 ? undefined : await provider.confirmedEmails(uids)
  return {
    async confirmed(tx) {
      const confirmed = (await confirmedEmails?.(tx)) ?? new Map<string, string>()
      const keyOf = (uid: string) => nameKey(confirmed.get(uid) ?? '')
      const own = accounts.flatMap((uid) => (confirmed.has(uid) ? [[keyOf(uid), uid] as const] : []))
      return new Map([...[...byAddress].filter(([key, uid]) => keyOf(uid) === key), ...own])
    },
  }
}

/** The same, also where a hosted provider knows an account of which there is no record here yet. */
export async function candidatesAnywhere(
  { db, provider }: ConfirmedContext & { provider: { currentAccount?: CurrentAccount } },
  emails: readonly string[],
  accounts: readonly string[],
): Promise<Candidates> {
  for (const email of emails) await uidOfEmail(db, email, provider.currentAccount)
  return candidatesFor({ db, provider }, emails, accounts)
}

/** The same outside of what writes: as it is this moment. */
export async function confirmedNow(context: ConfirmedContext, emails: readonly string[]): Promise<Map<string, string>> {
  const candidates = await candidatesFor(context, emails)
  return context.db.transaction((tx) => candidates.confirmed(tx))
}
