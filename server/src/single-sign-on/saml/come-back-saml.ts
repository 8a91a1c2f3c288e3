/**
 * The way back from a SAML identity provider. A form of the provider's page posts the answer: a request of another site,
 * with which no cookie of ours comes along. What was verified is kept for the browser that set out, and the page that
 * this one is sent on to asks for it with its cookie: in another browser there is nothing for it.
 */
import type { FastifyReply } from 'fastify'
import { addressesOf } from '#single-sign-on/addresses.ts'
import type { Assertion } from '#single-sign-on/arrivals/assertion.ts'
import type { ConnectionRow, SamlConnection } from '#single-sign-on/connections/queries.ts'
import { ConnectionGoneError, requireSameTrust } from '#single-sign-on/connections/trust.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { arrived, failed, gone, type WarningLog } from '#single-sign-on/under-way/come-back.ts'
import { type SignInRow, takeSignIn } from '#single-sign-on/under-way/queries.ts'
import { hashOf } from '#single-sign-on/under-way/secrets.ts'
import { readResponse } from './response/read-response.ts'
import { SamlRefusal } from './saml-refusal.ts'
import { partyOf } from './set-out-saml.ts'

export interface Posted {
  connection: ConnectionRow | undefined
  encoded: string
  relayState: string | undefined
  /** Before it is verified; what it answers gives the attempt back. Rejects with `too_many_requests`. */
  countUnasked(): Promise<() => Promise<void>>
  log: WarningLog
  reply: FastifyReply
}

/**
 * In: a form that anybody may have posted. The sign-in that it answers is taken out before anything is read, so that one
 * answer is heard to one request, and the same answer never again.
 */
export async function comeBackSaml(context: SsoContext, posted: Posted): Promise<FastifyReply> {
  const { connection, encoded, relayState, reply } = posted
  if (connection?.kind !== 'saml') return expired(context, posted)
  const row =
    relayState === undefined
      ? undefined
      : await takeSignIn(context.db, { stateHash: hashOf(relayState), connectionId: connection.id })
  if (!row?.samlRequestId) return unasked(context, connection, posted)
  if (row.purpose === 'sign_in' && connection.state !== 'on') return expired(context, posted)
  let assertion: Assertion
  try {
    requireSameTrust(connection, row)
    assertion = await read(context, connection, { encoded, requestId: row.samlRequestId })
  } catch (error) {
    if (error instanceof ConnectionGoneError) return gone(reply, row, error)
    return refused(context, posted, row, error)
  }
  return arrived(context, reply, row, assertion)
}

/**
 * The provider began by itself, or answers what is over. Nobody is signed in by that, for nobody knows whose browser it
 * is in: where it is switched on, the browser sets out with a request of ours, which the provider answers at once for
 * whoever is signed in there. The answer is verified all the same, so that nobody else's form begins anything.
 */
async function unasked(context: SsoContext, connection: SamlConnection, posted: Posted): Promise<FastifyReply> {
  const { encoded, reply, countUnasked } = posted
  const { id, settings, state } = connection
  if (!settings.idp_initiated || state !== 'on') return expired(context, posted)
  const giveBack = await countUnasked()
  try {
    await read(context, connection, { encoded, requestId: undefined })
  } catch (error) {
    return refused(context, posted, undefined, error)
  }
  await giveBack()
  return reply.redirect(addressesOf(context.settings.publicOrigin, id).start, 303)
}

async function read(
  context: SsoContext,
  { id, settings: provider }: SamlConnection,
  { encoded, requestId }: { encoded: string; requestId: string | undefined },
): Promise<Assertion> {
  const party = partyOf(context, id)
  return (await readResponse({ encoded, provider, party, requestId, now: new Date() })).assertion
}

function refused(
  context: SsoContext,
  { log, reply }: Posted,
  row: SignInRow | undefined,
  error: unknown,
): Promise<FastifyReply> {
  if (!(error instanceof SamlRefusal)) throw error
  const { problem: code, message } = error
  log.warn({ problem: code, detail: message }, 'an answer of SAML is not believed')
  const problem = code === 'provider_refused' ? 'denied' : 'invalid'
  return failed(context, reply, row, { problem, detail: `${code}: ${message}` })
}

function expired(context: SsoContext, { log, reply }: Posted): Promise<FastifyReply> {
  log.warn({}, 'an answer of SAML to nothing that is under way here')
  return failed(context, reply, undefined, { problem: 'expired', detail: '' })
}
