/** What a provider of accounts answers of addresses that people have confirmed. */
import type { Transaction } from '#db/database.ts'

/**
 * Of these people, the addresses that they have confirmed, by uid: asked before a transaction, and what it answers in it.
 * Where accounts are kept here, they are held from then on: none of the addresses changes until the transaction ends.
 */
export type ConfirmedEmails = (uids: readonly string[]) => Promise<(tx: Transaction) => Promise<Map<string, string>>>
