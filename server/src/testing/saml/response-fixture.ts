/** One identity provider and one connection of ours, for everything that is asked of a response. */
import type { SamlProblem } from '#single-sign-on/saml/saml-refusal.ts'
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { readResponse, type ToRead } from '#single-sign-on/saml/response/read-response.ts'
import { assertionOf, encoded, newCertificate, newKeys, responseOf, type Said, signed } from '#testing/saml/provider.ts'

export const now = new Date('2026-11-23T20:00:00Z')
export const issuer = 'https://idp.example.org/metadata'
export const party = { entityId: 'https://atrium.test/sso/1/saml', acsUrl: 'https://atrium.test/sso/1/saml/acs' }
export const requestId = '_request-1'
export const elsewhere = 'https://elsewhere.test/'
export const keys = newKeys()
export const certificate = newCertificate(keys, now)

export const said: Said = {
  issuer,
  audience: party.entityId,
  recipient: party.acsUrl,
  destination: party.acsUrl,
  inResponseTo: requestId,
  now,
}

export const signedAssertion = (change: Partial<Said> = {}) =>
  signed(assertionOf({ ...said, ...change }), 'Assertion', { keys })
export const signedResponse = (change: Partial<Said> = {}) =>
  responseOf({ ...said, ...change }, signedAssertion(change))

export const read = (xml: string, change: Partial<ToRead> = {}) =>
  readResponse({
    encoded: encoded(xml),
    provider: { issuer, certificates: [certificate] },
    party,
    requestId,
    now,
    ...change,
  })

export const problemOf = async (xml: string, change?: Partial<ToRead>): Promise<SamlProblem | 'believed'> =>
  read(xml, change).then(
    () => 'believed' as const,
    (error: unknown) => {
      if (error instanceof SamlRefusal) return error.problem
      throw error
    },
  )

export const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
