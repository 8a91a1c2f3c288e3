/** Asks the hosted provider on its own protocol, as the browser's SDK and its administrators do. */
import { MINUTE_MS, SECOND_MS } from '@atrium/contract/rules/time/lengths'
import { importPKCS8, SignJWT } from 'jose'
import { Refusal } from '#http/refusal.ts'
import { isProtocolCode, ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import type { FirebaseSettings, ServiceAccount } from './settings.ts'

const HOST = 'identitytoolkit.googleapis.com'
const TIMEOUT_MS = 10_000
/** Where a service account exchanges its signature for an access token (RFC 7523). */
const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const ASSERTION_LIFE = '10 minutes'

/** What the provider answers to a request that it refuses. */
export class HostedRefusal extends Error {
  /** The protocol's code, also one that the embedded provider does not know. */
  readonly code: string
  constructor(message: string) {
    super(message)
    this.code = message.split(' : ')[0] ?? message
  }

  /** The same refusal in the embedded provider's words. */
  toProtocolError(): ProtocolError {
    const text = this.message.split(' : ')[1]
    return new ProtocolError(isProtocolCode(this.code) ? this.code : 'INTERNAL', {
      cause: this,
      ...(text === undefined ? {} : { text }),
    })
  }
}

export interface ProtocolClient {
  /** As anybody: with the public API key. Rejects with `HostedRefusal`, or `Refusal('unavailable')`. */
  ask(method: string, body: object): Promise<Record<string, unknown>>
  /** As the project's administrator. Rejects alike. */
  administer(method: string, body: object): Promise<Record<string, unknown>>
}

export function createProtocolClient({ client, serviceAccount, emulatorHost }: FirebaseSettings): ProtocolClient {
  const base = emulatorHost === undefined ? `https://${HOST}` : `http://${emulatorHost}/${HOST}`
  // The emulator takes this word for its owner's token.
  const bearer = serviceAccount && emulatorHost === undefined ? accessTokens(serviceAccount) : async () => 'owner'
  return {
    ask: (method, body) => post(`${base}/v1/accounts:${method}?key=${encodeURIComponent(client.apiKey)}`, body),
    async administer(method, body) {
      return post(`${base}/v1/projects/${client.projectId}/accounts:${method}`, body, {
        authorization: `Bearer ${await bearer()}`,
      })
    },
  }
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const response = await reach(url, {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = await readAnswer<Record<string, unknown> & { error?: { message?: string } }>(response)
  if (!response.ok) throw new HostedRefusal(answer.error?.message ?? `HTTP_${response.status}`)
  return answer
}

/** What stands between may answer with a page of its own, and any answer may be cut off: it is none of the provider's. */
async function readAnswer<Answer extends object>(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer
  } catch (cause) {
    throw new Refusal('unavailable', { detail: 'what came in place of the hosted provider’s answer is no JSON', cause })
  }
}

const SERVER_ERROR = 500

/** Rejects with `Refusal('unavailable')` where there is no answer, or none worth reading. */
async function reach(url: string, request: Pick<RequestInit, 'headers' | 'body'>): Promise<Response> {
  const unavailable = (cause: unknown) =>
    new Refusal('unavailable', { detail: 'the hosted provider does not answer', cause })
  const response = await fetch(url, {
    ...request,
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => Promise.reject(unavailable(cause)))
  if (response.status >= SERVER_ERROR) throw unavailable(`HTTP ${response.status}`)
  return response
}

/** A token is asked for again this long before it ends. */
const RENEW_BEFORE_MS = MINUTE_MS

/** One access token serves everybody until it nears its end. */
function accessTokens(account: ServiceAccount): () => Promise<string> {
  let current: Promise<AccessToken> | undefined
  let renewAt = 0
  let askedAt = 0
  return async () => {
    const now = Date.now()
    // A clock that was set back says nothing of how long it is good.
    if (current === undefined || now > renewAt || now < askedAt) {
      askedAt = now
      renewAt = Infinity
      current = accessToken(account)
      current.then(
        // It began to be good at some time behind the question: whoever is held up until the answer counts no longer.
        ({ lifeSeconds }) => (renewAt = now + lifeSeconds * SECOND_MS - RENEW_BEFORE_MS),
        () => (current = undefined),
      )
    }
    return (await current).token
  }
}

interface AccessToken {
  token: string
  lifeSeconds: number
}

async function accessToken({ clientEmail, privateKey }: ServiceAccount): Promise<AccessToken> {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(TOKEN_URL)
    .setIssuedAt()
    .setExpirationTime(ASSERTION_LIFE)
    .sign(await importPKCS8(privateKey, 'RS256'))
  const response = await reach(TOKEN_URL, { body: new URLSearchParams({ grant_type: GRANT, assertion }) })
  const answer = await readAnswer<{ access_token?: string; expires_in?: number; error?: string }>(response)
  if (answer.access_token === undefined) throw new HostedRefusal(`ACCESS_TOKEN : ${answer.error ?? response.status}`)
  return { token: answer.access_token, lifeSeconds: answer.expires_in ?? 0 }
}
