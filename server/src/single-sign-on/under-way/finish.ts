/** The page of the browser that came back asks what came of it: what the SDK signs in with, or why there is nothing. */
import type { SingleSignOnEnd } from '@atrium/contract/identity/single-sign-on'
import type { StoredAssertion } from '#db/schema.ts'
import { openKept, type OpeningContext } from '#secrets/open-kept.ts'
import { ssoSignInPurpose } from '#secrets/purposes.ts'
import { arrive } from '#single-sign-on/arrivals/arrive.ts'
import { fromStored } from '#single-sign-on/arrivals/assertion.ts'
import { noteConnectionUse } from '#single-sign-on/arrivals/queries.ts'
import { ConnectionGoneError } from '#single-sign-on/connections/trust.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { arrivedHash, goneByNow, type WarningLog } from './come-back.ts'
import { countMiss } from './count-way.ts'
import { type SignInRow, takeArrived } from './queries.ts'

type FinishContext = SsoContext & { log: OpeningContext['log'] & WarningLog }

interface Finished {
  end: SingleSignOnEnd
  /** Of the way that is over by that; undefined where nothing had arrived. */
  browserHash: string | undefined
}

/** Nothing had arrived, or it is good for nothing any more. */
const over: SingleSignOnEnd = { token: null, redirect: null, problem: 'expired', connection: null }

/**
 * In: the hashes of the browser's cookie. What arrived is taken out: of any number of pages, one gets it. Refuses with
 * `too_many_requests`.
 */
export async function finish(
  context: FinishContext,
  { browserHashes, ip }: { browserHashes: string[]; ip: string },
): Promise<Finished> {
  const { db, limiter } = context
  for (const browserHash of browserHashes) {
    const row = await takeArrived(db, arrivedHash(browserHash))
    // What arrived was verified, and is there once: it needs no limit.
    if (row) return { end: await endOf(context, row), browserHash }
  }
  await countMiss(limiter, 'accountLookup', ip)
  return { end: over, browserHash: undefined }
}

async function endOf(context: FinishContext, row: SignInRow): Promise<SingleSignOnEnd> {
  const { provider } = context
  if (!row.assertion || row.purpose !== 'sign_in' || !provider.arrivals) return over
  const { issueToken } = provider.arrivals
  const { organizationId, connectionId, fingerprint, stateHash, redirect } = row
  const about = { connection: connectionId }
  const opened = openKept(context, { wrapped: row.assertion, purpose: ssoSignInPurpose('assertion', stateHash), about })
  if (opened === undefined) return over
  const stored = JSON.parse(opened) as StoredAssertion
  try {
    const way = { organizationId, connectionId, fingerprint }
    return await arrive(context, way, fromStored(stored), async (tx, arrived, { state }) => {
      if (state !== 'on') throw new ConnectionGoneError('switched off')
      if ('refused' in arrived) return { token: null, redirect, problem: arrived.refused, connection: connectionId }
      await noteConnectionUse(tx, organizationId, connectionId)
      const token = await issueToken(tx, { uid: arrived.uid, organizationId, connectionId })
      return { token, redirect, problem: null, connection: connectionId }
    })
  } catch (error) {
    if (!(error instanceof ConnectionGoneError)) throw error
    context.log.warn({ ...about, detail: error.message }, goneByNow)
    return over
  }
}
