/** What a SAML identity provider is given, and where it answers. */
import type { IncomingMessage } from 'node:http'
import { parse as parseForm } from 'node:querystring'
import { singleSignOnPath } from '@atrium/contract/identity/single-sign-on-names'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { receiveBody } from '#http/input/long-body.ts'
import { Refusal } from '#http/refusal.ts'
import type { ConnectionRow } from '#single-sign-on/connections/queries.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { countUntilGood } from '#single-sign-on/under-way/count-way.ts'
import { comeBackSaml } from './come-back-saml.ts'
import { ownMetadata } from './metadata/own-metadata.ts'
import { MAX_RESPONSE_LENGTH } from './response/read-response.ts'
import { partyOf } from './set-out-saml.ts'

/** As base64, and then as a form, in which a few of its characters take three. */
const BODY_LIMIT_BYTES = MAX_RESPONSE_LENGTH * 2

/** Providers may send more along. */
const form = z.object({ SAMLResponse: z.string(), RelayState: z.optional(z.string()) })

interface Named {
  Params: { id: string }
}

export interface SamlServing {
  connectionOf(id: string): Promise<ConnectionRow | undefined>
}

export async function serveSaml(
  app: FastifyInstance,
  context: SsoContext,
  { connectionOf }: SamlServing,
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: IncomingMessage) =>
      parseForm((await receiveBody(request, payload, { maxBytes: BODY_LIMIT_BYTES })).toString()),
  )

  app.get<Named>(`${singleSignOnPath}/:id/saml/metadata`, async (request, reply) => {
    const connection = await connectionOf(request.params.id)
    if (connection?.kind !== 'saml') throw new Refusal('not_found', { detail: 'no connection of SAML' })
    const headers = {
      'content-type': 'application/samlmetadata+xml',
      'content-disposition': 'attachment; filename="metadata.xml"',
    }
    return reply.headers(headers).send(ownMetadata(partyOf(context, connection.id)))
  })

  app.post<Named>(`${singleSignOnPath}/:id/saml/acs`, async (request, reply) => {
    const { data } = form.safeParse(request.body)
    const connection = data && (await connectionOf(request.params.id))
    const { SAMLResponse: encoded = '', RelayState: relayState } = data ?? {}
    const countUnasked = () => countUntilGood(context.limiter, request.ip)
    return comeBackSaml(context, { connection, encoded, relayState, countUnasked, log: request.log, reply })
  })
}
