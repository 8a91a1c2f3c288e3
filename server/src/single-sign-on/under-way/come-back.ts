/** What came back and was checked: a test's is kept for its owner, a sign-in's for the page of the same browser. */
import { MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'
import { singleSignOnReturn as returnPath } from '@atrium/contract/identity/single-sign-on-names'
import type { FastifyReply } from 'fastify'
import { keepableText } from '#db/keepable-text.ts'
import type { StoredTest } from '#db/schema.ts'
import { ssoSignInPurpose } from '#secrets/purposes.ts'
import { type Assertion, toStored } from '#single-sign-on/arrivals/assertion.ts'
import { judgeTest } from '#single-sign-on/arrivals/arrive.ts'
import { holdConnection, lockConnection, noteTest } from '#single-sign-on/connections/queries.ts'
import { ConnectionGoneError, requireSameTrust } from '#single-sign-on/connections/trust.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { insertSignIn, type SignInRow } from './queries.ts'
import { sendTestDone } from './test-page.ts'
import { hashOf } from './secrets.ts'

/** The page asks at once. */
const ARRIVED_SECONDS = 2 * MINUTE_SECONDS
const DETAIL_MAX_LENGTH = 300

export type Problem = 'expired' | 'denied' | 'unreachable' | 'other_issuer' | 'invalid'

/** Where what arrived for a browser is found: one at a time. */
export function arrivedHash(browserHash: string): string {
  return hashOf(`arrived ${browserHash}`)
}

/** For the log, with the message of a `ConnectionGoneError` as its detail: the person is told to begin again. */
export const goneByNow = 'a sign-in of single sign-on is of a connection that is gone, or another by now'

export interface WarningLog {
  warn(details: object, message: string): void
}

/** What is known of a way under way, of which nothing need have been kept. */
type Way = Pick<SignInRow, 'organizationId' | 'connectionId' | 'purpose' | 'fingerprint'>

/**
 * In: the row that was taken out, whose browser this is. Sends the browser on. What arrived at a connection that is gone,
 * or trusts somebody else by now, is kept nowhere.
 */
export async function arrived(
  context: SsoContext,
  reply: FastifyReply,
  row: SignInRow,
  assertion: Assertion,
): Promise<FastifyReply> {
  try {
    if (row.purpose === 'sign_in') {
      await keepArrived(context, row, assertion)
      return await reply.redirect(returnPath, 303)
    }
    const found = { assertion: toStored(assertion), ...(await judgeTest(context, row, assertion)) }
    await keepTest(context, row, { at: new Date().toISOString(), failure: null, detail: null, arrived: found })
    return sendTestDone(reply, true)
  } catch (error) {
    if (!(error instanceof ConnectionGoneError)) throw error
    return gone(reply, row, error)
  }
}

/** Likewise of what did not arrive. `detail` is for whoever runs the other side, and shown to owners alone. */
export async function failed(
  context: SsoContext,
  reply: FastifyReply,
  row: Way | undefined,
  { problem, detail }: { problem: Problem; detail: string },
): Promise<FastifyReply> {
  if (row?.purpose !== 'test') {
    // Whoever signs in can do nothing about what an owner has entered.
    const told = problem === 'other_issuer' ? 'unreachable' : problem
    return reply.redirect(`${returnPath}&problem=${told}`, 303)
  }
  const failure = problem === 'expired' ? 'invalid' : problem
  const test = { at: new Date().toISOString(), failure, detail: keepableText(detail, DETAIL_MAX_LENGTH), arrived: null }
  try {
    await keepTest(context, row, test)
  } catch (error) {
    if (!(error instanceof ConnectionGoneError)) throw error
    return gone(reply, row, error)
  }
  return sendTestDone(reply, false)
}

/** A way that has no connection to arrive at: nothing of it is told where it would be taken for the connection's own. */
export function gone(
  reply: FastifyReply,
  { connectionId, purpose }: Pick<Way, 'connectionId' | 'purpose'>,
  { message: detail }: ConnectionGoneError,
): FastifyReply {
  reply.log.warn({ connection: connectionId, detail }, goneByNow)
  return purpose === 'test' ? sendTestDone(reply, false) : reply.redirect(`${returnPath}&problem=expired`, 303)
}

/** For the page of the same browser. Throws `ConnectionGoneError`. */
async function keepArrived({ db, secrets }: SsoContext, row: SignInRow, assertion: Assertion): Promise<void> {
  const { organizationId, connectionId, browserHash, purpose, redirect, fingerprint } = row
  const stateHash = arrivedHash(browserHash)
  const wrapped = secrets.wrap(JSON.stringify(toStored(assertion)), ssoSignInPurpose('assertion', stateHash))
  const kept = { stateHash, organizationId, connectionId, browserHash, purpose, redirect, fingerprint }
  await db.transaction(async (tx) => {
    requireSameTrust(await holdConnection(tx, row), { fingerprint, issuer: assertion.issuer })
    await insertSignIn(tx, { ...kept, assertion: wrapped }, ARRIVED_SECONDS)
  })
}

/**
 * One that arrived makes a draft one that can be switched on, as long as it is what was tried out. Throws
 * `ConnectionGoneError` where it is not: then nothing is said of it.
 */
async function keepTest({ db }: SsoContext, way: Way, test: StoredTest): Promise<void> {
  const { organizationId, connectionId, fingerprint } = way
  await db.transaction(async (tx) => {
    const issuer = test.arrived?.assertion.issuer
    const trusted = { fingerprint, ...(issuer !== undefined && { issuer }) }
    const { state } = requireSameTrust(await lockConnection(tx, organizationId, connectionId), trusted)
    const isTested = state === 'draft' && test.arrived !== null
    await noteTest(tx, organizationId, connectionId, { test, ...(isTested ? { state: 'tested' as const } : {}) })
  })
}
