/** What an owner gives of a SAML identity provider: certificates that can be read, and addresses that people are sent to. */
import { X509Certificate } from 'node:crypto'
import type { SamlSettings } from '@atrium/contract/organizations/sign-in-connection'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { Refusal } from '#http/refusal.ts'
import { requireWebAddress } from '#single-sign-on/outgoing/web-address.ts'

/** Refuses with `invalid_input`, beside the field. */
export function requireSaml(given: SamlSettings, settings: { loopback: boolean }): SamlSettings {
  const { redirect_url, post_url, metadata_url, certificates } = given
  if (redirect_url === null && post_url === null) {
    throw new Refusal('invalid_input', { fields: { redirect_url: fieldMessages.required } })
  }
  for (const [field, address] of Object.entries({ redirect_url, post_url, metadata_url })) {
    if (address !== null) requireWebAddress(address, field, settings)
  }
  if (certificates.some((pem) => endOf(pem) === undefined)) {
    throw new Refusal('invalid_input', { fields: { certificates: fieldMessages.invalid } })
  }
  return given
}

/** Until when a certificate is good; undefined for what is none. */
export function endOf(pem: string): Date | undefined {
  try {
    return new Date(new X509Certificate(pem).validTo)
  } catch {
    return undefined
  }
}
