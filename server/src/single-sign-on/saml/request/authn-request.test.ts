/** What a provider is asked, by either binding. */
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { attributeOf, childrenNamed, onlyChild, textOf } from '#single-sign-on/saml/xml/elements.ts'
import { binding, ns } from '#single-sign-on/saml/xml/namespaces.ts'
import { readXml } from '#single-sign-on/saml/xml/read-xml.ts'
import { authnRequest, newRequestId, type Sending } from './authn-request.ts'

const party = { entityId: 'https://atrium.test/sso/1/saml', acsUrl: 'https://atrium.test/sso/1/saml/acs' }
const redirect_url = 'https://idp.test/sso?tenant=a%26b'
const post_url = 'https://idp.test/post'
const asked = (provider: { redirect_url: string | null; post_url: string | null }): Promise<Sending> =>
  authnRequest({ provider, party, requestId: '_abc', relayState: 'state' })

async function requireRequest(xml: string, destination: string): Promise<void> {
  const request = await readXml(xml, { maxLength: 10_000, comments: 'refused' })
  expect([request.namespace, request.name]).toEqual([ns.protocol, 'AuthnRequest'])
  expect(textOf(onlyChild(request, ns.assertion, 'Issuer'))).toBe(party.entityId)
  const names = ['ID', 'Version', 'Destination', 'AssertionConsumerServiceURL', 'ProtocolBinding']
  expect(names.map((name) => attributeOf(request, name))).toEqual([
    '_abc',
    '2.0',
    destination,
    party.acsUrl,
    binding.post,
  ])
  expect(childrenNamed(request, ns.protocol, 'RequestedAuthnContext')).toEqual([])
  const policy = onlyChild(request, ns.protocol, 'NameIDPolicy')
  expect([policy.attributes.get('Format'), policy.attributes.get('AllowCreate')]).toEqual([undefined, 'true'])
}

test('a redirect where there is one, with what its address has already, and our state alone', async () => {
  const sending = await asked({ redirect_url, post_url })
  if (!('redirect' in sending)) throw new Error('not a redirect')
  const { origin, searchParams } = new URL(sending.redirect)
  expect(origin).toBe('https://idp.test')
  expect([...searchParams.keys()].toSorted()).toEqual(['RelayState', 'SAMLRequest', 'tenant'])
  expect([searchParams.get('tenant'), searchParams.get('RelayState')]).toEqual(['a&b', 'state'])
  const compressed = Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')
  await requireRequest(inflateRawSync(compressed).toString('utf8'), redirect_url)
})

test('a form else', async () => {
  const sending = await asked({ redirect_url: null, post_url })
  if (!('post' in sending)) throw new Error('not a form')
  const { action, fields } = sending.post
  expect([action, Object.keys(fields).toSorted(), fields['RelayState']]).toEqual([
    post_url,
    ['RelayState', 'SAMLRequest'],
    'state',
  ])
  await requireRequest(Buffer.from(fields['SAMLRequest'] ?? '', 'base64').toString('utf8'), post_url)
})

test('no two requests have one ID', () => {
  const ids = Array.from({ length: 100 }, newRequestId)
  expect([new Set(ids).size, ids.every((id) => /^_[0-9a-f]{40}$/.test(id))]).toEqual([100, true])
})
