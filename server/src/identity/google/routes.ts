/** The way to the issuer and back: code flow with PKCE, state and nonce, tied to one browser. */
import { createHash, randomBytes } from 'node:crypto'
import { MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '#db/database.ts'
import type { IsLocal } from '#http/hosts/loopback.ts'
import { onlyVisitors } from '#http/hosts/foreign-pages.ts'
import { parse } from '#http/input/parse.ts'
import { wayCookie } from '#http/way-cookie.ts'
import { googleSignInPurpose } from '#secrets/purposes.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { CALLBACK_PATH, type Google } from './google.ts'
import { insertSignIn, takeSignIn } from './queries.ts'
import { type GoogleResult, sendResult } from './result-page.ts'
import { serveStandIn } from './stand-in-routes.ts'

const COOKIE = { name: 'atrium_google', path: '/auth/google' }
const LIFE_SECONDS = 10 * MINUTE_SECONDS

const startQuery = z.strictObject({ channel: z.string().check(z.regex(/^[\w-]{16,64}$/)) })

export interface GoogleRoutesOptions {
  db: Database
  secrets: Secrets
  google: Google
  publicOrigin: string
  /** Only a local request gets the stand-in. */
  isLocal: IsLocal
  /** Rejects with `too_many_requests`. */
  countStart(ip: string): Promise<void>
}

export async function serveGoogle(app: FastifyInstance, options: GoogleRoutesOptions): Promise<void> {
  const { db, secrets, google, publicOrigin, isLocal, countStart } = options
  await app.register(cookie)
  const ways = wayCookie(publicOrigin, COOKIE)

  if (google.kind === 'stand-in') return serveStandIn(app, { standIn: google.standIn, query: startQuery, isLocal })

  app.get('/auth/google/start', onlyVisitors, async (request, reply) => {
    await countStart(request.ip)
    const { channel } = parse(startQuery, request.query)
    const underWay = { state: secret(), nonce: secret(), codeVerifier: secret() }
    const stateHash = hash(underWay.state)
    // A copy of the database would else have what the issuer's answer is checked with.
    const nonce = secrets.wrap(underWay.nonce, googleSignInPurpose('nonce', stateHash))
    const codeVerifier = secrets.wrap(underWay.codeVerifier, googleSignInPurpose('code verifier', stateHash))
    let destination: URL
    try {
      destination = await google.issuer.authorizationUrl(underWay)
    } catch (error) {
      request.log.error({ err: error }, 'the Google issuer could not be reached')
      return sendResult(reply, channel, { error: 'failed' })
    }
    const browserHash = ways.issue(request, reply, LIFE_SECONDS)
    await insertSignIn(db, { stateHash, browserHash, nonce, codeVerifier, channel }, LIFE_SECONDS)
    return reply.redirect(destination.href)
  })

  app.get<{ Querystring: Record<string, unknown> }>(CALLBACK_PATH, async (request, reply) => {
    const { state, error } = request.query
    const row = typeof state === 'string' ? await takeSignIn(db, hash(state)) : undefined
    // A way back that this browser did not set out on is somebody else's sign-in.
    if (!row || typeof state !== 'string' || !ways.read(request).includes(row.browserHash)) {
      request.log.warn('a Google sign-in came back with a state that is not under way here')
      return sendResult(reply, null, { error: 'expired' })
    }
    ways.drop(request, reply, row.browserHash, LIFE_SECONDS)
    const result: GoogleResult = await exchange({ ...row, state }, request.url).catch((failure: unknown) => {
      const denied = error === 'access_denied'
      if (!denied) request.log.warn({ err: failure }, 'Google sign-in failed')
      return { error: denied ? 'denied' : 'failed' } as const
    })
    return sendResult(reply, row.channel, result)
  })

  async function exchange(
    { state, stateHash, ...wrapped }: { state: string; stateHash: string; nonce: string; codeVerifier: string },
    url: string,
  ): Promise<GoogleResult> {
    if (google.kind !== 'issuer') throw new Error('there is no issuer')
    const underWay = {
      state,
      nonce: secrets.unwrap(wrapped.nonce, googleSignInPurpose('nonce', stateHash)),
      codeVerifier: secrets.unwrap(wrapped.codeVerifier, googleSignInPurpose('code verifier', stateHash)),
    }
    return { idToken: await google.issuer.exchange(new URL(url, publicOrigin), underWay) }
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
