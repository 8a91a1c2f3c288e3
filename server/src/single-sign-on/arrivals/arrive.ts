/** Who arrived from the other side: whose account it is here, and what they are in the organization. */
import { wholeName } from '@atrium/contract/rules/name-order'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { ArrivalOutcome, ArrivalRefusal } from '@atrium/contract/organizations/sign-in-connection'
import type { Transaction } from '#db/database.ts'
import { holdProvenDomainOf } from '#domains/proven.ts'
import type { ArrivalActions } from '#identity/api/actions.ts'
import { arriveAsMember } from '#members/arriving/arriving.ts'
import { type ConnectionRow, holdConnection, readConnection } from '#single-sign-on/connections/queries.ts'
import { ConnectionGoneError, requireSameTrust } from '#single-sign-on/connections/trust.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import type { Assertion } from './assertion.ts'
import { findAsWhom, findSubject, forgetSubjectsOf, noteSubject } from './queries.ts'
import { isConfirmed, type ReadClaims, readClaims } from './read-claims.ts'

export type Arrived = { outcome: Exclude<ArrivalOutcome, 'refused'>; uid: string } | { refused: ArrivalRefusal }

/** The same, with the address that the account has confirmed. */
type Found = Extract<Arrived, { refused: unknown }> | (Exclude<Arrived, { refused: unknown }> & { email: string })

/** Whose the subject was before, where that account is gone. */
type FoundAnew = Arrived & { gone: string | undefined }

/** By which connection, and what it was when the way began. */
export interface OfConnection {
  organizationId: string
  connectionId: string
  fingerprint: string | null
}

/**
 * Signs nobody in by itself: `then` does, in the same transaction, with the connection as it is now. Held are the account,
 * the domain, the organization, the connection, in that order. Of two who arrive at once, one makes the account and the
 * other finds it. Throws `ConnectionGoneError` where the way set out for a connection that trusted somebody else: that is
 * asked first, so that nothing is read by its rules, and once more behind the locks, for a change in between.
 */
export async function arrive<T>(
  { db, provider }: SsoContext,
  of: OfConnection,
  assertion: Assertion,
  then: (tx: Transaction, arrived: Arrived, connection: ConnectionRow) => Promise<T>,
): Promise<T> {
  const { arrivals } = provider
  if (!arrivals) throw new ConnectionGoneError('accounts are kept elsewhere')
  const trusted = { fingerprint: of.fingerprint, issuer: assertion.issuer }
  const attempt = () =>
    db.transaction(async (tx) => {
      const connection = requireSameTrust(await readConnection(tx, of), trusted)
      const found = await find(tx, arrivals, connection, assertion)
      // Before whom it knows is written down: of one that was deleted meanwhile there is nobody to know.
      const held = requireSameTrust(await holdConnection(tx, of), trusted)
      // Of accounts that went before their subjects were forgotten with them.
      if (found.gone !== undefined) await forgetSubjectsOf(tx, found.gone)
      if ('uid' in found) {
        const { uid } = found
        const noted = await noteSubject(tx, { ...subjectOf(connection, assertion), uid })
        if (noted !== uid) throw new KnownMeanwhileError('the subject arrived with another address at once')
      }
      return then(tx, found, held)
    })
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof KnownMeanwhileError || arrivals.isRace(error))) throw error
    return attempt()
  }
}

/** Whose account a subject is was decided by another arrival, while this one found it to be nobody's. */
class KnownMeanwhileError extends Error {}

/** Thrown to take a rehearsal back. */
class TakenBackError extends Error {
  readonly arrived: Arrived
  constructor(arrived: Arrived) {
    super('a test')
    this.arrived = arrived
  }
}

/** What would become of whoever arrived at a test: all of it is done, and taken back. Throws `ConnectionGoneError`. */
export async function judgeTest(
  context: SsoContext,
  of: OfConnection,
  assertion: Assertion,
): Promise<{ outcome: ArrivalOutcome; refused: ArrivalRefusal | null }> {
  try {
    return await arrive(context, of, assertion, (_tx, arrived) => Promise.reject(new TakenBackError(arrived)))
  } catch (error) {
    if (!(error instanceof TakenBackError)) throw error
    const { arrived } = error
    return 'refused' in arrived
      ? { outcome: 'refused', refused: arrived.refused }
      : { outcome: arrived.outcome, refused: null }
  }
}

async function find(
  tx: Transaction,
  arrivals: ArrivalActions,
  connection: ConnectionRow,
  assertion: Assertion,
): Promise<FoundAnew> {
  const { organizationId, rules } = connection
  const read = readClaims(assertion, rules)
  const known = await findSubject(tx, subjectOf(connection, assertion))
  const asBefore = known === undefined ? undefined : await asKnown(tx, arrivals, { organizationId, uid: known })
  const gone = asBefore === undefined ? known : undefined
  const found = asBefore ?? (await byAddress(tx, arrivals, connection, { assertion, read }))
  if ('refused' in found) return { ...found, gone }
  const { outcome, uid, email } = found
  const { role, named, labels } = read
  const became = await arriveAsMember(tx, { organizationId, uid, emailKey: nameKey(email), role, named, labels })
  if (became === 'gone') throw new ConnectionGoneError('the organization was deleted')
  return { outcome, uid, gone }
}

function subjectOf({ organizationId, id: connectionId }: ConnectionRow, { issuer, subject }: Assertion) {
  return { organizationId, connectionId, issuer, subject }
}

/**
 * Whoever is known by their subject signs in to their account only while its confirmed address is of a domain that the
 * organization has proven now: an account whose person has moved on to another address is no employer's any more. Answers
 * undefined where that account is gone.
 */
async function asKnown(
  tx: Transaction,
  arrivals: ArrivalActions,
  { organizationId, uid }: { organizationId: string; uid: string },
): Promise<Found | undefined> {
  const account = await arrivals.hold(tx, { uid })
  if (!account) return undefined
  if (account.disabled) return { refused: 'account_disabled' }
  const { email, emailVerified } = account
  if (email === null || !emailVerified) return { refused: 'account_elsewhere' }
  const isOwn = await holdProvenDomainOf(tx, organizationId, email)
  return isOwn ? { outcome: 'known', uid, email } : { refused: 'account_elsewhere' }
}

/** By a confirmed address under a domain that this organization has proven, and by nothing else. */
async function byAddress(
  tx: Transaction,
  arrivals: ArrivalActions,
  { organizationId, id: connectionId }: ConnectionRow,
  { assertion, read }: { assertion: Assertion; read: ReadClaims },
): Promise<Found> {
  const { email } = read
  if (email === null) return { refused: 'no_address' }
  if (!isConfirmed(assertion)) return { refused: 'address_not_confirmed' }
  const account = await arrivals.hold(tx, { email })
  if (!(await holdProvenDomainOf(tx, organizationId, email))) return { refused: 'domain_not_proven' }
  if (!account) {
    const names = { given_name: read.given_name ?? '', family_name: read.family_name ?? '' }
    const displayName = wholeName(names) || null
    const uid = await arrivals.make(tx, { email, displayName })
    return { outcome: 'made', uid, email }
  }
  if (account.disabled) return { refused: 'account_disabled' }
  const { uid } = account
  const asWhom = await findAsWhom(tx, { organizationId, connectionId, uid })
  if (asWhom) {
    // Who came in another tab first was waited for, and is no other.
    const isSame = asWhom.issuer === assertion.issuer && asWhom.subject === assertion.subject
    if (!isSame) return { refused: 'another_subject' }
    return account.emailVerified ? { outcome: 'known', uid, email } : { refused: 'account_elsewhere' }
  }
  // Nobody had confirmed the address: whoever made the account in advance keeps nothing in it.
  if (!account.emailVerified) await arrivals.reclaim(tx, uid)
  return { outcome: 'joined', uid, email }
}
