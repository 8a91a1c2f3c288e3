/** What came back and was checked: a test's is kept for its owner, a sign-in's for the page of the same browser. */
import { singleSignOnReturn as returnPath } from '@atrium/contract/identity/single-sign-on-names'
import type { FastifyReply } from 'fastify'
import type { StoredTest } from '#db/schema.ts'
import { ssoSignInPurpose } from '#secrets/purposes.ts'
import { type Assertion, toStored } from '#single-sign-on/arrivals/assertion.ts'
import { judgeTest } from '#single-sign-on/arrivals/arrive.ts'
import { lockConnection, noteTest } from '#single-sign-on/connections/queries.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { insertSignIn, type SignInRow } from './queries.ts'
import { sendTestDone } from './test-page.ts'
import { hashOf } from './secrets.ts'

/** The page asks at once. */
const ARRIVED_SECONDS = 2 * 60

export type Problem = 'expired' | 'denied' | 'unreachable' | 'invalid'

/** Where what arrived for a browser is found: one at a time. */
export function arrivedHash(browserHash: string): string {
  return hashOf(`arrived ${browserHash}`)
}

/** In: the row that was taken out, whose browser this is. Sends the browser on. */
export async function arrived(
  context: SsoContext,
  reply: FastifyReply,
  row: SignInRow,
  assertion: Assertion,
): Promise<FastifyReply> {
  const { db, secrets } = context
  const { organizationId, connectionId, browserHash, purpose, redirect } = row
  if (purpose === 'test') {
    const found = { assertion: toStored(assertion), ...(await judgeTest(context, row, assertion)) }
    await keepTest(context, row, { at: new Date().toISOString(), failure: null, detail: null, arrived: found })
    return sendTestDone(reply, true)
  }
  const stateHash = arrivedHash(browserHash)
  const wrapped = secrets.wrap(JSON.stringify(toStored(assertion)), ssoSignInPurpose('assertion', stateHash))
  const kept = { stateHash, organizationId, connectionId, browserHash, purpose, redirect, assertion: wrapped }
  await insertSignIn(db, kept, ARRIVED_SECONDS)
  return reply.redirect(returnPath, 303)
}

/** Likewise of what did not arrive. `detail` is for whoever runs the other side, and shown to owners alone. */
export async function failed(
  context: SsoContext,
  reply: FastifyReply,
  row: Pick<SignInRow, 'organizationId' | 'connectionId' | 'purpose'> | undefined,
  { problem, detail }: { problem: Problem; detail: string },
): Promise<FastifyReply> {
  if (row?.purpose !== 'test') return reply.redirect(`${returnPath}&problem=${problem}`, 303)
  const failure = problem === 'expired' ? 'invalid' : problem
  await keepTest(context, row, { at: new Date().toISOString(), failure, detail: detail.slice(0, 300), arrived: null })
  return sendTestDone(reply, false)
}

/** One that arrived makes a draft one that can be switched on, as long as it is what was tried out. */
async function keepTest(
  { db }: SsoContext,
  { organizationId, connectionId }: Pick<SignInRow, 'organizationId' | 'connectionId'>,
  test: StoredTest,
): Promise<void> {
  await db.transaction(async (tx) => {
    const connection = await lockConnection(tx, organizationId, connectionId)
    if (!connection) return
    const isTested = connection.state === 'draft' && test.arrived !== null
    await noteTest(tx, organizationId, connectionId, { test, ...(isTested ? { state: 'tested' as const } : {}) })
  })
}
