/** An organization's SAML identity provider, as its connection keeps it, and who we are to it. */
import type { SamlSettings } from '@atrium/contract/organizations/sign-in-connection'

/** What is needed of it to send people there and to believe what comes back. Nothing of it is secret. */
export type SamlProvider = Pick<SamlSettings, 'issuer' | 'redirect_url' | 'post_url' | 'certificates'>

/** Our side of one connection: each has its own, so that what is meant for one is good for no other. */
export interface SamlParty {
  entityId: string
  /** Where responses are posted (assertion consumer service). */
  acsUrl: string
}
