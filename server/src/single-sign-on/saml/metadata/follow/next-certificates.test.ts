/** Whose answers hold while a provider changes its key, by what its metadata had. */
import { expect, test } from 'vitest'
import { assertionOf, newCertificate, newKeys, responseOf, signed } from '#testing/saml/provider.ts'
import { certificate, issuer, keys, now, problemOf, said } from '#testing/saml/response-fixture.ts'
import { differences, nextCertificates } from './next-certificates.ts'

const nextKeys = newKeys()
const next = newCertificate(nextKeys, now, { name: 'next' })
const ended = newCertificate(nextKeys, now, { name: 'ended', days: -0.5 })

/** What becomes of an answer signed with the first key, and of one signed with the next. */
const hold = async (certificates: string[]) => {
  const answers = [keys, nextKeys].map((by) => responseOf(said, signed(assertionOf(said), 'Assertion', { keys: by })))
  return Promise.all(answers.map((xml) => problemOf(xml, { provider: { issuer, certificates } })))
}

test('the first, both, and then the next alone', async () => {
  expect(await hold([certificate])).toEqual(['believed', 'signature'])
  const both = nextCertificates([certificate], [certificate, next], now)
  expect(await hold(both)).toEqual(['believed', 'believed'])
  const after = nextCertificates(both, [next], now)
  expect(await hold(after)).toEqual(['signature', 'believed'])
})

test('changed over without a time of both: until it is read again answers of before hold', async () => {
  const atOnce = nextCertificates([certificate], [next], now)
  expect(await hold(atOnce)).toEqual(['believed', 'believed'])
  expect(await hold(nextCertificates(atOnce, [next], now))).toEqual(['signature', 'believed'])
})

test('metadata without a good certificate says nothing; their order is no difference', () => {
  expect([nextCertificates([certificate], [], now), nextCertificates([certificate], [ended], now)]).toEqual([[], []])
  expect(differences([certificate, next], nextCertificates([certificate, next], [next, certificate], now))).toEqual({
    added: 0,
    removed: 0,
  })
})
