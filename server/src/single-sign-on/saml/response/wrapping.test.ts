/** Signatures of one thing, shown for another. */
import { describe, expect, test } from 'vitest'
import { assertionOf, persistent, responseOf, signed } from '#testing/saml/provider.ts'
import { keys, said, signedAssertion, signedResponse, problemOf } from '#testing/saml/response-fixture.ts'

describe('wrapped signatures', () => {
  const evil = () => assertionOf({ ...said, nameId: persistent('mallory'), assertionId: '_evil' })
  const evilSame = () => assertionOf({ ...said, nameId: persistent('mallory') })
  const split = (xml: string) => {
    const [signature = ''] = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(xml) ?? []
    return { signature, without: xml.replace(signature, '') }
  }
  const into = (xml: string, more: string, before: string) => xml.replace(before, `${more}${before}`)
  const object = (xml: string) => `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${xml}</ds:Object>`
  const extensions = (xml: string) => `<samlp:Extensions>${xml}</samlp:Extensions>`
  /** Signed as a whole, where the attack takes the response for what was signed. */
  const whole = () => split(signed(responseOf(said, assertionOf(said)), 'Response', { keys }))

  test.each<[string, () => string]>([
    // As numbered in "On Breaking SAML: Be Whoever You Want to Be" (USENIX Security 2012), by SAML Raider's names.
    [
      'XSW1: a forged response, the signed one inside its signature',
      () => {
        const { signature, without } = whole()
        const original = signature.replace('</ds:Signature>', `${object(without)}</ds:Signature>`)
        return responseOf({ ...said, responseId: '_evil', before: original }, evil())
      },
    ],
    [
      'XSW2: a forged response, the signed one beside its signature',
      () => {
        const { signature, without } = whole()
        return responseOf({ ...said, responseId: '_evil', before: without + signature }, evil())
      },
    ],
    ['XSW3: a forged assertion before the signed one', () => responseOf(said, evil() + signedAssertion())],
    [
      'XSW4: the signed assertion inside the forged one',
      () => responseOf(said, into(evil(), signedAssertion(), '</saml:Assertion>')),
    ],
    [
      'XSW5: the signature in the forged assertion, the signed one behind it',
      () => {
        const { signature, without } = split(signedAssertion())
        return responseOf(said, into(evil(), signature, '<saml:Subject>') + without)
      },
    ],
    [
      'XSW6: the signature in the forged assertion, the signed one inside the signature',
      () => {
        const { signature, without } = split(signedAssertion())
        const around = signature.replace('</ds:Signature>', `${object(without)}</ds:Signature>`)
        return responseOf(said, into(evil(), around, '<saml:Subject>'))
      },
    ],
    [
      'XSW7: the forged assertion in the extensions',
      () => responseOf({ ...said, before: extensions(evilSame()) }, signedAssertion()),
    ],
    [
      'XSW8: the signed assertion in an object of the signature of the forged one',
      () => {
        const { signature, without } = split(signedAssertion())
        const around = signature.replace('</ds:Signature>', `${object(without)}</ds:Signature>`)
        return responseOf(said, into(evilSame(), around, '<saml:Subject>'))
      },
    ],
    [
      'the signed assertion in the extensions, the forged one where it is read',
      () => responseOf({ ...said, before: extensions(signedAssertion()) }, evil()),
    ],
    [
      'a second signature, whose object has the forged assertion',
      () => {
        const { signature } = whole()
        const decoy = signature.replace('</ds:Signature>', `${object(evil())}</ds:Signature>`)
        return into(signed(signedResponse(), 'Response', { keys }), decoy, '<samlp:Status>')
      },
    ],
    ['two assertions, both signed', () => responseOf(said, signedAssertion() + signedAssertion({ assertionId: '_2' }))],
    [
      'an ID that something else has too, by another writing',
      () => responseOf({ ...said, before: extensions('<x Id="_assertion"/>') }, signedAssertion()),
    ],
    [
      'an ID that something else has too, in a namespace',
      () => responseOf({ ...said, before: extensions('<x samlp:ID="_assertion"/>') }, signedAssertion()),
    ],
    [
      'a signature of another element',
      () => responseOf(said, signedAssertion().replace('URI="#_assertion"', 'URI="#_response"')),
    ],
    [
      'a signature of the whole document',
      () => responseOf(said, signedAssertion().replace('URI="#_assertion"', 'URI=""')),
    ],
    [
      'a method of the signature in its key',
      () =>
        signedResponse().replace(
          '</ds:Signature>',
          '<ds:KeyInfo><ds:SignatureMethod Algorithm="x"/></ds:KeyInfo></ds:Signature>',
        ),
    ],
  ])('%s', async (_name, xml) => {
    expect(await problemOf(xml())).toBe('malformed')
  })
})
