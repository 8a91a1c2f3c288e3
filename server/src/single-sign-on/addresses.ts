/** Where the other side of a connection leads people and answers: configuration, never a request's host. */
import { singleSignOnPath } from '@atrium/contract/identity/single-sign-on-names'

/** A connection has addresses of its own, so that what was meant for one is never taken by another. */
export function addressesOf(publicOrigin: string, connectionId: string) {
  const base = `${publicOrigin}${singleSignOnPath}/${connectionId}`
  return {
    start: `${base}/start`,
    redirectUri: `${base}/callback`,
    metadataUrl: `${base}/saml/metadata`,
    acsUrl: `${base}/saml/acs`,
  }
}
