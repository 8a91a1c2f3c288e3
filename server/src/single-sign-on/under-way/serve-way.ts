/** The way to the other side and back, as a browser goes it: tied to one browser, and to one connection. */
import cookie from '@fastify/cookie'
import { singleSignOnPath, singleSignOnReturn as returnPath } from '@atrium/contract/identity/single-sign-on-names'
import { isEmail } from '@atrium/contract/rules/is-email'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AreaContext } from '#area-context.ts'
import { isUuid } from '#db/uuid.ts'
import { onlyVisitors } from '#http/hosts/foreign-pages.ts'
import { parse } from '#http/input/parse.ts'
import { wayCookie } from '#http/way-cookie.ts'
import { Refusal } from '#http/refusal.ts'
import { type ConnectionRow, findConnection } from '#single-sign-on/connections/queries.ts'
import { fingerprintOf } from '#single-sign-on/connections/trust.ts'
import { comeBackOidc } from '#single-sign-on/oidc/come-back-oidc.ts'
import { createIssuers } from '#single-sign-on/oidc/issuer.ts'
import { OtherIssuerError } from '#single-sign-on/oidc/other-issuer.ts'
import { sendThere } from '#single-sign-on/saml/request/send-there.ts'
import { serveSaml } from '#single-sign-on/saml/serve-saml.ts'
import { setOutSaml } from '#single-sign-on/saml/set-out-saml.ts'
import { createGuardedFetch } from '#single-sign-on/outgoing/guarded-fetch.ts'
import { failed } from './come-back.ts'
import { countAtConnection, countMiss } from './count-way.ts'
import { finish } from './finish.ts'
import { reasonOf } from './reason-of.ts'
import { setOutOidc, type SettingOut, wayLifeSeconds } from './set-out.ts'
import { takeTestTicket } from './test-ticket.ts'
import { sendTestDone } from './test-page.ts'

const COOKIE = { name: 'atrium_sso', path: singleSignOnPath }
const REDIRECT_MAX_LENGTH = 2_000

const startQuery = z.strictObject({
  hint: z.optional(z.string().check(z.maxLength(320))),
  redirect: z.optional(z.string().check(z.maxLength(REDIRECT_MAX_LENGTH))),
  test: z.optional(z.string().check(z.maxLength(128))),
})

interface Named {
  Params: { id: string }
}

export async function serveWay(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { db, limiter, provider, settings } = context
  const { publicOrigin } = settings
  const issuers = createIssuers(createGuardedFetch(settings))
  await app.register(cookie)
  const browser = wayCookie(publicOrigin, COOKIE)

  app.get<Named>(`${singleSignOnPath}/:id/start`, onlyVisitors, async (request, reply) => {
    const { hint = '', redirect = null, test } = parse(startQuery, request.query)
    const connection = await connectionOf(request.params.id)
    if (connection) await countAtConnection(limiter, 'start', { connectionId: connection.id, ip: request.ip })
    else await countMiss(limiter, 'accountLookup', request.ip)
    const isTest = test !== undefined
    const mayGo = isTest ? connection && (await takeTestTicket(db, test, connection)) : connection?.state === 'on'
    if (!connection || !mayGo) {
      return isTest ? sendTestDone(reply, false) : reply.redirect(`${returnPath}&problem=expired`, 303)
    }
    const browserHash = browser.issue(request, reply, wayLifeSeconds)
    const purpose: SettingOut['purpose'] = isTest ? 'test' : 'sign_in'
    const setting = { browserHash, purpose, hint: isEmail(hint) ? hint : null, redirect }
    try {
      if (connection.kind === 'saml') return await sendThere(reply, await setOutSaml(context, connection, setting))
      const destination = await setOutOidc(context, issuers, connection, setting)
      return await reply.redirect(destination.href, 303)
    } catch (error) {
      request.log.warn({ err: error }, 'an issuer of single sign-on could not be asked')
      const { organizationId, id: connectionId } = connection
      const row = { organizationId, connectionId, purpose, fingerprint: fingerprintOf(connection) }
      const problem = error instanceof OtherIssuerError ? 'other_issuer' : 'unreachable'
      return failed(context, reply, row, { problem, detail: reasonOf(error) })
    }
  })

  app.get<Named & { Querystring: Record<string, unknown> }>(
    `${singleSignOnPath}/:id/callback`,
    async (request, reply) => {
      const browserHashes = browser.read(request)
      const connection = await connectionOf(request.params.id)
      const { url, query, log } = request
      return comeBackOidc(context, issuers, { connection, browserHashes, query, url, log, reply })
    },
  )

  app.post(`${singleSignOnPath}/finish`, async (request, reply) => {
    // A form of another site could send it; a page of ours says that it is JSON, which takes a preflight elsewhere.
    const { origin, 'content-type': type = '' } = request.headers
    if (!type.startsWith('application/json') || (origin !== undefined && origin !== publicOrigin)) {
      throw new Refusal('forbidden', { detail: 'a sign-in is finished by our own page' })
    }
    void reply.header('cache-control', 'no-store')
    const asked = { browserHashes: browser.read(request), ip: request.ip }
    const { end, browserHash } = await finish({ ...context, log: request.log }, asked)
    if (browserHash !== undefined) browser.drop(request, reply, browserHash, wayLifeSeconds)
    return end
  })

  await serveSaml(app, context, { connectionOf })

  /** Where accounts are kept elsewhere there is none. */
  async function connectionOf(id: string): Promise<ConnectionRow | undefined> {
    const found = isUuid(id) && provider.arrivals ? await findConnection(db, id) : undefined
    return found?.connection
  }
}
