/** SimpleSAMLphp itself answers our requests, by either binding and by itself, and its answers are believed once they are ours. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMetadata } from '../../server/src/single-sign-on/saml/metadata/read-metadata.ts'
import { authnRequest, newRequestId } from '../../server/src/single-sign-on/saml/request/authn-request.ts'
import { readResponse } from '../../server/src/single-sign-on/saml/response/read-response.ts'
import type { SamlProvider } from '../../server/src/single-sign-on/saml/saml-connection.ts'
import { freePort } from '../support/free-port.ts'
import { type SamlIdentityProvider, startSamlProvider, whyNoSamlProvider } from '../support/simplesamlphp.ts'

const why = whyNoSamlProvider()
const attributes = { mail: ['ada@school.org'], givenName: ['Ada'], groups: ['Teachers', 'O’Neil & <Sons>'] }
const party = { entityId: 'http://localhost/sso/1/saml/metadata', acsUrl: 'http://localhost/sso/1/saml/acs' }

let there: SamlIdentityProvider
let provider: SamlProvider
beforeAll(async () => {
  if (why !== undefined) return
  there = await startSamlProvider(await freePort(), [{ username: 'ada', password: 'secret', attributes }])
  provider = await readMetadata(await (await fetch(there.metadataUrl)).text(), new Date())
  await there.trust(party)
})
afterAll(() => there?.stop())

/** A browser as far as this takes one: cookies, redirects, and forms that are sent. */
function visitor() {
  const cookies = new Map<string, string>()
  return async (url: string, fields?: Record<string, string>): Promise<{ url: string; page: string }> => {
    let next = url
    let body = fields && new URLSearchParams(fields)
    for (let hops = 0; hops < 10; hops += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(next, {
        redirect: 'manual',
        headers: { cookie },
        ...(body && { method: 'POST', body }),
      })
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(set) ?? []
        cookies.set(name, value)
      }
      const location = answer.headers.get('location')
      if (location === null) return { url: next, page: await answer.text() }
      next = new URL(location, next).href
      body = undefined
    }
    throw new Error('it redirects without end')
  }
}

const valueOf = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&')

async function signInThere(visit: ReturnType<typeof visitor>, { url, page }: { url: string; page: string }) {
  const AuthState = valueOf(page, 'AuthState') ?? ''
  const answer = (await visit(url, { AuthState, username: 'ada', password: 'secret' })).page
  return { encoded: valueOf(answer, 'SAMLResponse') ?? '', relayState: valueOf(answer, 'RelayState') }
}

test.skipIf(why !== undefined)(`asked by either binding: who it is, and our state (${why ?? 'there'})`, async () => {
  for (const by of [{ post_url: null }, { redirect_url: null }]) {
    const visit = visitor()
    const requestId = newRequestId()
    const sending = await authnRequest({ provider: { ...provider, ...by }, party, requestId, relayState: 'our state' })
    const page = 'redirect' in sending ? visit(sending.redirect) : visit(sending.post.action, sending.post.fields)
    const { encoded, relayState } = await signInThere(visit, await page)
    expect(relayState).toBe('our state')
    const { assertion } = await readResponse({ encoded, provider, party, requestId, now: new Date() })
    expect(assertion).toMatchObject({ issuer: provider.issuer, subject: 'ada', claims: attributes })
    const other = readResponse({ encoded, provider, party, requestId: newRequestId(), now: new Date() })
    await expect(other).rejects.toMatchObject({ problem: 'in_response_to' })
    const elsewhere = { ...party, entityId: 'http://localhost/sso/2/saml/metadata' }
    const forOthers = readResponse({ encoded, provider, party: elsewhere, requestId, now: new Date() })
    await expect(forOthers).rejects.toMatchObject({ problem: 'audience' })
  }
})

test.skipIf(why !== undefined)('begun by itself: no answer to a request', async () => {
  const visit = visitor()
  const { encoded } = await signInThere(visit, await visit(there.initiate(party.entityId)))
  const read = (requestId: string | undefined) => readResponse({ encoded, provider, party, requestId, now: new Date() })
  expect((await read(undefined)).assertion.subject).toBe('ada')
  await expect(read(newRequestId())).rejects.toMatchObject({ problem: 'unsolicited' })
})
