/** An OpenID Connect issuer on loopback that says whatever a test wants, also what no honest one would. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

type Claims = Record<string, unknown>

export interface IssuerStandIn {
  issuer: string
  /** What the next ID tokens say beside what they have to; `undefined` takes something away. */
  says: Claims
  /** What it does wrong. */
  wrong: {
    discovery?: Claims
    keys?: boolean
    alg?: 'none'
    ignoresVerifier?: boolean
    huge?: boolean
    slow?: boolean
    redirects?: string
    /** Whatever code it is asked about, with this error. */
    refuses?: string
    /** It answers about a code once this is done. */
    waits?: Promise<unknown>
  }
  /** What was asked of it, in order: paths. */
  asked: string[]
  /**
   * A person says yes at the address that a browser was sent to: where that browser is sent back to. `says` is what the ID
   * token of this person says, in place of what the next ones do.
   */
  consent(address: string, more?: Record<string, string>, says?: Claims): URL
  close(): Promise<void>
}

export async function issuerStandIn(client: { id: string; secret: string }): Promise<IssuerStandIn> {
  const [ours, strangers] = [await generateKeyPair('RS256', { extractable: true }), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { nonce: string; challenge: string; redirectUri: string; says?: Claims | undefined }>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    stand.asked.push(url.pathname)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') {
      if (stand.wrong.slow) return
      if (stand.wrong.redirects !== undefined) {
        response.writeHead(302, { location: stand.wrong.redirects }).end()
        return
      }
      if (stand.wrong.huge) return void json(200, { issuer, filler: 'x'.repeat(1024 * 1024) })
      return void json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
        ...stand.wrong.discovery,
      })
    }
    if (url.pathname === '/jwks') return void json(200, { keys: [jwk] })
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      void answerToken(new URLSearchParams(body), request.headers.authorization).then(
        (answer) => json('error' in answer ? 400 : 200, answer),
        () => json(500, {}),
      )
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answerToken(form: URLSearchParams, authorization = ''): Promise<Claims> {
    const basic = Buffer.from(`${client.id}:${client.secret}`).toString('base64')
    if (authorization !== `Basic ${basic}`) return { error: 'invalid_client' }
    await stand.wrong.waits
    if (stand.wrong.refuses !== undefined) return { error: stand.wrong.refuses }
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (code?.redirectUri !== form.get('redirect_uri')) return { error: 'invalid_grant' }
    if (code?.challenge !== challenge && !stand.wrong.ignoresVerifier) return { error: 'invalid_grant' }
    const inFiveMinutes = Math.floor(Date.now() / 1_000) + 300
    const claims = {
      iss: issuer,
      exp: inFiveMinutes,
      aud: client.id,
      nonce: code?.nonce,
      ...(code?.says ?? stand.says),
    }
    const idToken =
      stand.wrong.alg === 'none'
        ? new UnsecuredJWT(claims).setIssuedAt().encode()
        : await new SignJWT(claims)
            .setProtectedHeader({ alg: 'RS256', kid: 'k' })
            .setIssuedAt()

            .sign(stand.wrong.keys ? strangers.privateKey : ours.privateKey)
    return { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken }
  }

  const stand: IssuerStandIn = {
    issuer,
    says: {},
    wrong: {},
    asked: [],
    consent(address, more = {}, says) {
      const { searchParams } = new URL(address)
      const [nonce = '', challenge = '', redirectUri = '', state = ''] = [
        'nonce',
        'code_challenge',
        'redirect_uri',
        'state',
      ].map((name) => searchParams.get(name) ?? '')
      const code = crypto.randomUUID()
      codes.set(code, { nonce, challenge, redirectUri, says })
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state, iss: issuer, ...more }).toString()
      return back
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return stand
}
