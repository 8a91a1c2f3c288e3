/** Documents that are more than elements and text, or more than is read. */
import { describe, expect, test } from 'vitest'
import { persistent, responseOf } from '#testing/saml/provider.ts'
import { said, signedAssertion, signedResponse, problemOf } from '#testing/saml/response-fixture.ts'
import { leastSpentMs } from '#testing/servers/spent-time.ts'
import { MAX_RESPONSE_LENGTH } from './read-response.ts'

describe('markup', () => {
  test.each<[string, string, () => string]>([
    ['a document type', 'forbidden_markup', () => `<!DOCTYPE x>${signedResponse()}`],
    [
      'an entity of a file',
      'forbidden_markup',
      () => `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${signedResponse()}`,
    ],
    [
      'an entity bomb',
      'forbidden_markup',
      () => `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${signedResponse().replace('>ada<', '>&b;<')}`,
    ],
    ['an entity that nobody declared', 'forbidden_markup', () => signedResponse().replace('>ada<', '>&b;<')],
    ['a comment in a name', 'forbidden_markup', () => signedResponse({ nameId: persistent('ada<!---->.evil') })],
    ['a comment put in afterwards', 'forbidden_markup', () => signedResponse().replace('>ada<', '>a<!-- -->da<')],
    ['CDATA', 'forbidden_markup', () => signedResponse().replace('>ada<', '><![CDATA[ada]]><')],
    ['a processing instruction', 'forbidden_markup', () => signedResponse().replace('>ada<', '><?x ada?><')],
    [
      'a huge document',
      'too_large',
      () => signedResponse({ more: `<saml:Advice>${'a'.repeat(MAX_RESPONSE_LENGTH)}</saml:Advice>` }),
    ],
    [
      'deep nesting',
      'too_large',
      () => responseOf({ ...said, before: '<x>'.repeat(10_000) + '</x>'.repeat(10_000) }, ''),
    ],
    ['many elements', 'too_large', () => responseOf({ ...said, before: '<x/>'.repeat(30_000) }, '')],
    ['a character that none is', 'malformed', () => signedResponse({ nameId: persistent('ada&#0;') })],
    ['half a character', 'malformed', () => signedResponse().replace('>ada<', '>&#xD800;<')],
    ['two roots', 'malformed', () => `${signedResponse()}<x/>`],
    ['text behind the root', 'malformed', () => `${signedResponse()}x`],
    ['a broken document', 'malformed', () => signedResponse().slice(0, -1)],
    ['an attribute twice', 'malformed', () => signedResponse().replace('Version="2.0"', 'Version="2.0" Version="2.0"')],
    [
      'a namespace that is relative',
      'malformed',
      () => signedResponse().replace('<samlp:Response ', '<samlp:Response xmlns:x="1" '),
    ],
    ['another version', 'malformed', () => signedResponse().replaceAll('Version="2.0"', 'Version="1.1"')],
    ['something else altogether', 'malformed', () => '<html/>'],
    ['nothing', 'malformed', () => ''],
  ])('%s', async (_name, problem, xml) => {
    expect(await problemOf(xml())).toBe(problem)
  })

  test('what is no base64, and what is no UTF-8', async () => {
    expect(await problemOf('', { encoded: '<xml>' })).toBe('malformed')
    expect(await problemOf('', { encoded: Buffer.from([0x3c, 0xff, 0xfe]).toString('base64') })).toBe('malformed')
    expect(await problemOf('', { encoded: 'A'.repeat(MAX_RESPONSE_LENGTH * 3) })).toBe('too_large')
  })

  test('documents made to be slow: refused before they are, or read in no time', async () => {
    const names = (count: number, prefix = '') => Array.from({ length: count }, (_, at) => ` ${prefix}a${at}="u:${at}"`)
    const slow = [
      `<x${names(12_000).join('')}/>`,
      names(4_000, 'xmlns:')
        .map((name) => `<x${name}>`)
        .join('') + '</x>'.repeat(4_000),
      '<x>'.repeat(60_000),
      '<'.repeat(200_000),
      '<y/>'.repeat(9_000),
      '<y/>'.repeat(1_400),
    ]
    let problems: string[] = []
    const spent = await leastSpentMs(2_000, async () => {
      problems = []
      for (const before of slow) problems.push(await problemOf(responseOf({ ...said, before }, signedAssertion())))
    })
    expect(problems).toEqual(['too_large', 'too_large', 'too_large', 'too_large', 'too_large', 'believed'])
    expect(spent).toBeLessThan(2_000)
  })

  const fill = (text: string) => text.repeat(Math.floor((MAX_RESPONSE_LENGTH - 10_000) / text.length))
  const among = (name: string) => signedResponse().replace(new RegExp(`(<ds:${name}>)[^<]*`), `$1A${fill(' ')}!`)
  const quick = 200
  test.each<[string, string, () => string]>([
    ['spaces in a signature, and what is no base64 behind them', 'malformed', () => among('SignatureValue')],
    ['the same in a digest', 'malformed', () => among('DigestValue')],
    ['as many elements as fit in', 'too_large', () => responseOf({ ...said, before: fill('<x/>') }, '')],
    ['the same with text between them', 'too_large', () => responseOf({ ...said, before: fill('a<x/>') }, '')],
    [
      'as many attributes as fit in',
      'too_large',
      () =>
        responseOf({ ...said, before: `<x${Array.from({ length: 20_000 }, (_, at) => ` a${at}=""`).join('')}/>` }, ''),
    ],
  ])('refused in no time: %s', async (_name, problem, made) => {
    const xml = made()
    expect(xml.length).toBeLessThan(MAX_RESPONSE_LENGTH)
    let found: string | undefined
    const spent = await leastSpentMs(quick, async () => void (found = await problemOf(xml)))
    expect(found).toBe(problem)
    expect(spent).toBeLessThan(quick)
  })
})
