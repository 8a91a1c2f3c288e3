/**
 * Whom a directory or a roster may make a member: whose account has confirmed an address under a domain that the
 * organization has proven, now. That is asked here alone, of somebody new and of whoever comes back; `beginProvisioned`
 * takes nothing but what this has found.
 */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import { holdProvenDomainsOf } from '#domains/proven.ts'
import type { Candidates } from '#users/accounts/confirmed.ts'

/** Not to be made elsewhere: this file alone knows the class, and nothing else has its private field. */
class FoundPerson {
  readonly organizationId: string
  readonly uid: string
  /** Folded: the address that is confirmed. */
  readonly emailKey: string
  readonly #tx: Transaction

  constructor(tx: Transaction, organizationId: string, uid: string, emailKey: string) {
    this.#tx = tx
    this.organizationId = organizationId
    this.uid = uid
    this.emailKey = emailKey
  }

  /** In which it is so: the account and the domain are held until it ends. */
  get tx(): Transaction {
    return this.#tx
  }
}
export type OwnPerson = FoundPerson

export interface OwnPeople {
  /** Folded address -> uid, of all who were asked about and have confirmed one, of whatever domain. */
  confirmed: ReadonlyMap<string, string>
  /** Undefined where the account has confirmed no address of a proven domain, or was not asked about. */
  of(uid: string): OwnPerson | undefined
  /** Whoever has confirmed that address, likewise. */
  at(email: string): OwnPerson | undefined
  /** Whether an address is of a proven domain, whoever has it; of those named beside. */
  isProven(email: string): boolean
}

/**
 * Holds accounts, then domains: to be asked first in the transaction, and the organization's people behind it. `emails`
 * are addresses whose domains are to be known beside, whether anybody has confirmed them or not.
 */
export async function holdOwnPeople(
  tx: Transaction,
  organizationId: string,
  candidates: Candidates | undefined,
  emails: readonly string[] = [],
): Promise<OwnPeople> {
  const confirmed = (await candidates?.confirmed(tx)) ?? new Map<string, string>()
  const addresses = new Set([...confirmed.keys(), ...emails.map(nameKey)])
  const proven = await holdProvenDomainsOf(tx, organizationId, [...addresses])
  const found = [...confirmed].filter(([emailKey]) => proven.has(emailKey))
  const people = new Map(found.map(([emailKey, uid]) => [uid, new FoundPerson(tx, organizationId, uid, emailKey)]))
  const of = (uid: string) => people.get(uid)
  return {
    confirmed,
    of,
    at: (email) => of(confirmed.get(nameKey(email)) ?? ''),
    isProven: (email) => proven.has(nameKey(email)),
  }
}
