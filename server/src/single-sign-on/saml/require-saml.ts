/** What an owner gives of a SAML identity provider: certificates that signatures are verified with, and addresses that people are sent to. */
import type { SamlSettings } from '@atrium/contract/organizations/sign-in-connection'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { Refusal } from '#http/refusal.ts'
import { requireWebAddress } from '#single-sign-on/outgoing/web-address.ts'
import { readCertificate } from './metadata/certificates.ts'

/** With certificates in one way of writing, each once. Refuses with `invalid_input`, beside the field. */
export function requireSaml(given: SamlSettings, settings: { loopback: boolean }): SamlSettings {
  const { redirect_url, post_url, metadata_url } = given
  if (redirect_url === null && post_url === null) {
    throw new Refusal('invalid_input', { fields: { redirect_url: fieldMessages.required } })
  }
  for (const [field, address] of Object.entries({ redirect_url, post_url, metadata_url })) {
    if (address !== null) requireWebAddress(address, field, settings)
  }
  const certificates = given.certificates.flatMap((pem) => readCertificate(pem) ?? [])
  if (certificates.length < given.certificates.length) {
    throw new Refusal('invalid_input', { fields: { certificates: fieldMessages.invalid } })
  }
  return { ...given, certificates: [...new Set(certificates)] }
}
