/** Metadata that an owner names by its address, or has pasted, as settings of a connection. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { maxSamlCertificates } from '@atrium/contract/limits'
import type { SamlMetadata } from '@atrium/contract/organizations/sign-in-connection'
import type { readSamlMetadata } from '@atrium/contract/organizations/single-sign-on'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { createGuardedFetch } from '#single-sign-on/outgoing/guarded-fetch.ts'
import { readWebAddress, requireWebAddress } from '#single-sign-on/outgoing/web-address.ts'
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { endOf } from './certificates.ts'
import { type MetadataAsked, metadataAt, metadataProblem } from './fetch-metadata.ts'
import { readMetadata } from './read-metadata.ts'

const URL_MAX_LENGTH = 2_000

type AskingContext = Pick<SsoContext, 'limiter' | 'settings'> & Pick<MetadataAsked<unknown>, 'log'>

/** Nothing is kept. Refuses with `invalid_input`, and with `too_many_requests`. */
export async function askMetadata(
  { limiter, settings, log }: AskingContext,
  { membership: { organizationId }, address, xml }: Pick<Asking, 'membership'> & BodyOf<typeof readSamlMetadata>,
): Promise<AnswerOf<typeof readSamlMetadata>> {
  if ((address === undefined) === (xml === undefined)) {
    throw new Refusal('invalid_input', { fields: { address: fieldMessages.required } })
  }
  if (address !== undefined) requireWebAddress(address, 'address', settings)
  await countAttempt(limiter, { limit: 'signInTest', subject: organizationId })
  const read = (text: string) => toSettings(text, { address: address ?? null, settings, now: new Date() })
  if (xml === undefined) {
    const found = await metadataAt(createGuardedFetch(settings), { address: address ?? '', read, log })
    return { provider: null, problem: null, ...found }
  }
  try {
    return { provider: await read(xml), problem: null }
  } catch (error) {
    return { provider: null, problem: metadataProblem(error) }
  }
}

/** Addresses that nobody may be sent to are left out: without any it is no metadata that is of use. */
async function toSettings(
  xml: string,
  { address, settings, now }: { address: string | null; settings: { loopback: boolean }; now: Date },
): Promise<SamlMetadata> {
  const { wantsSignedRequests, certificates: all, ...provider } = await readMetadata(xml, now)
  const certificates = all.slice(0, maxSamlCertificates)
  const usable = (url: string | null) =>
    url !== null && url.length <= URL_MAX_LENGTH && readWebAddress(url, settings) ? url : null
  const [redirect_url, post_url] = [usable(provider.redirect_url), usable(provider.post_url)]
  if (redirect_url === null && post_url === null) throw new SamlRefusal('malformed', 'no address that may be used')
  return {
    ...provider,
    certificates,
    redirect_url,
    post_url,
    metadata_url: address,
    certificate_ends: certificates.map((pem) => endOf(pem).toISOString()),
    wants_signed_requests: wantsSignedRequests,
  }
}
