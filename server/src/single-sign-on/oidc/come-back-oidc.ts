/** The way back from an issuer: to the connection that it set out from, once, in the same browser. */
import type { FastifyReply } from 'fastify'
import { ssoSignInPurpose } from '#secrets/purposes.ts'
import type { ConnectionRow } from '#single-sign-on/connections/queries.ts'
import { ConnectionGoneError, requireSameTrust } from '#single-sign-on/connections/trust.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { arrived, failed, gone, type Problem, type WarningLog } from '#single-sign-on/under-way/come-back.ts'
import { type SignInRow, takeSignIn } from '#single-sign-on/under-way/queries.ts'
import { reasonOf } from '#single-sign-on/under-way/reason-of.ts'
import { hashOf } from '#single-sign-on/under-way/secrets.ts'
import type { Assertion } from '#single-sign-on/arrivals/assertion.ts'
import { clientOf } from './client.ts'
import type { Issuers } from './issuer.ts'
import { OtherIssuerError } from './other-issuer.ts'
import { toAssertion } from './to-assertion.ts'

interface CameBack {
  connection: ConnectionRow | undefined
  /** Of the ways that this browser has set out on. */
  browserHashes: string[]
  query: Record<string, unknown>
  url: string
  log: WarningLog
  reply: FastifyReply
}

export async function comeBackOidc(
  context: SsoContext,
  issuers: Issuers,
  { connection, browserHashes, query, url, log, reply }: CameBack,
): Promise<FastifyReply> {
  const { state, error } = query
  const isState = typeof state === 'string'
  const row =
    connection && isState
      ? await takeSignIn(context.db, { stateHash: hashOf(state), connectionId: connection.id })
      : undefined
  // A way back that this browser did not set out on is somebody else's sign-in.
  if (!row || !connection || !isState || !browserHashes.includes(row.browserHash) || isOff(connection, row)) {
    log.warn({}, 'a sign-in of single sign-on came back that is not under way here')
    return failed(context, reply, undefined, { problem: 'expired', detail: '' })
  }
  let assertion: Assertion
  try {
    requireSameTrust(connection, row)
    assertion = await exchange(context, issuers, { connection, row, state, url, log })
  } catch (failure) {
    if (failure instanceof ConnectionGoneError) return gone(reply, row, failure)
    const problem = failure instanceof OtherIssuerError ? 'other_issuer' : problemOf(error, row)
    if (problem !== 'denied') log.warn({ err: failure }, 'a sign-in of single sign-on did not arrive')
    return failed(context, reply, row, { problem, detail: reasonOf(failure) })
  }
  return arrived(context, reply, row, assertion)
}

/**
 * In: what the issuer says. Of trouble that passes whoever signs in need tell nobody: another try later helps. An owner who
 * tries a connection out did reach it.
 */
function problemOf(error: unknown, { purpose }: SignInRow): Problem {
  if (error === 'access_denied') return 'denied'
  if (purpose === 'test') return 'invalid'
  return error === 'server_error' || error === 'temporarily_unavailable' ? 'unreachable' : 'invalid'
}

function isOff({ state }: ConnectionRow, { purpose }: SignInRow): boolean {
  return purpose === 'sign_in' && state !== 'on'
}

async function exchange(
  context: SsoContext,
  issuers: Issuers,
  {
    connection,
    row,
    state,
    url,
    log,
  }: { connection: ConnectionRow; row: SignInRow; state: string; url: string; log: WarningLog },
): Promise<Assertion> {
  if (connection.kind !== 'oidc') throw new Error('no connection of OpenID Connect')
  const { stateHash, nonce, codeVerifier } = row
  const { secrets, settings } = context
  const client = clientOf(context, connection)
  const underWay = {
    state,
    nonce: secrets.unwrap(nonce ?? '', ssoSignInPurpose('nonce', stateHash)),
    codeVerifier: secrets.unwrap(codeVerifier ?? '', ssoSignInPurpose('code verifier', stateHash)),
  }
  return toAssertion(await issuers.exchange(client, new URL(url, settings.publicOrigin), underWay, log))
}
