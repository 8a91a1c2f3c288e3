/** Which addresses of the other side an owner may give. */
import { expect, test } from 'vitest'
import { readWebAddress } from './web-address.ts'

const here = { loopback: true }
const read = (written: string, settings = here) => readWebAddress(written, settings)?.href

test.each([
  ['https://idp.example', 'https://idp.example/'],
  ['HTTPS://IDP.example:8443/sso?tenant=1', 'https://idp.example:8443/sso?tenant=1'],
  ['https://bücher.example/sso', 'https://xn--bcher-kva.example/sso'],
  ['https://[2001:db8::1]/sso', 'https://[2001:db8::1]/sso'],
  ['http://localhost:9000/sso', 'http://localhost:9000/sso'],
])('%s', (written, href) => {
  expect(read(written)).toBe(href)
})

test('http is for this very machine alone', () => {
  expect([read('http://idp.example/'), read('http://localhost/', { loopback: false })]).toEqual([undefined, undefined])
})

test.each([
  ...['javascript:alert(1)', '//idp.example/sso', '/sso', 'idp.example', 'file:///etc/passwd', ''],
  ...['https:idp.example/sso', 'https:/idp.example/sso', 'https:///idp.example/sso', 'https:\\\\idp.example\\sso'],
  ...['https://idp.example\\@elsewhere.example/', 'https://idp.example@elsewhere.example/', 'https://idp.example/#x'],
  ...['ht\ntps://idp.example/', 'https://idp.example/\u0000', ' https://idp.example/', 'https://idp\t.example/'],
])('%j is none', (written) => {
  expect(read(written)).toBeUndefined()
})
