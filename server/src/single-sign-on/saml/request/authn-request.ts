/** Sending somebody to their identity provider with a request to sign in (saml-core, section 3.4). */
import { randomBytes } from 'node:crypto'
import type { SamlParty, SamlProvider } from '#single-sign-on/saml/saml-connection.ts'

/** By a redirect, or by a form that is posted there. */
export type Sending = { redirect: string } | { post: { action: string; fields: Record<string, string> } }

/** Loaded at the first use. */
const library = () => import('@node-saml/node-saml')

/** Not to be guessed: the answer has to name it. */
export function newRequestId(): string {
  return `_${randomBytes(20).toString('hex')}`
}

export interface ToSend {
  provider: Pick<SamlProvider, 'redirect_url' | 'post_url'>
  party: SamlParty
  requestId: string
  /** Of ours, and nothing else. */
  relayState: string
}

/**
 * Not signed: what it could be bent to is an answer to our own address, and the answer has to fit the browser. It asks
 * for no way of signing in, which is the provider's matter, and for no format of a name, since AD FS refuses what it has
 * no rule for.
 */
export async function authnRequest({ provider, party, requestId, relayState }: ToSend): Promise<Sending> {
  const { SAML } = await library()
  const { redirect_url, post_url } = provider
  const entryPoint = redirect_url ?? post_url
  if (entryPoint === null) throw new Error('a SAML connection has no address')
  const saml = new SAML({
    entryPoint,
    callbackUrl: party.acsUrl,
    issuer: party.entityId,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
    // Only compressed where it goes into an address (saml-bindings, sections 3.4 and 3.5).
    skipRequestCompression: redirect_url === null,
    // Wanted by the library, and of no use to a request.
    idpCert: 'none',
  })
  if (redirect_url !== null) return { redirect: await saml.getAuthorizeUrlAsync(relayState, undefined, {}) }
  const message = await saml.getAuthorizeMessageAsync(relayState, undefined, {})
  const fields = Object.fromEntries(Object.entries(message).map(([name, value]) => [name, String(value)]))
  return { post: { action: entryPoint, fields } }
}
