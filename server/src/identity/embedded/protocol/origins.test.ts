/** Which origins are trusted, and which addresses have one at all. */
import { expect, test } from 'vitest'
import { isAuthorizedOrigin, isOwnOrigin, originOf } from './origins.ts'

const settings = {
  publicOrigin: 'https://accounts.example.com',
  hostDomain: 'example.com',
  authorizedOrigins: ['https://learner.example', 'https://{name}.teach.example'],
}

test.each([
  'https://accounts.example.com',
  'https://example.com',
  'https://acme.example.com',
  'https://a-1.example.com',
])('%s is our own', (origin) => expect(isOwnOrigin(origin, settings)).toBe(true))

test.each([
  'http://acme.example.com',
  'https://acme.example.com:8443',
  'https://a.b.example.com',
  'https://-a.example.com',
  'https://acme.example.com.evil.test',
  'https://evilexample.com',
  'https://acmeexample.com',
  'https://acme.exampleXcom',
  'https://acme.example.com/',
  'null',
  '',
])('%s is not', (origin) => expect(isOwnOrigin(origin, settings)).toBe(false))

test('other origins are authorized only by name', () => {
  expect(isAuthorizedOrigin('https://learner.example', settings)).toBe(true)
  expect(isOwnOrigin('https://learner.example', settings)).toBe(false)
  expect(isAuthorizedOrigin('https://sub.learner.example', settings)).toBe(false)
})

test('an app’s origins are authorized for tenants, and are nobody’s own', () => {
  expect(isAuthorizedOrigin('https://acme.teach.example', settings)).toBe(true)
  expect(isOwnOrigin('https://acme.teach.example', settings)).toBe(false)
  expect(isAuthorizedOrigin('https://teach.example', settings)).toBe(false)
  expect(isAuthorizedOrigin('https://acme.teach.example.evil.test', settings)).toBe(false)
})

test('an address is read as the browser will read it, or not at all', () => {
  expect(originOf('https://learner.example/path?a=1')).toBe('https://learner.example')
  expect(originOf('https://learner.example:443')).toBe('https://learner.example')
  for (const address of [
    '//evil',
    '/\\evil',
    '\thttps://a.example',
    'https://a.example\n',
    'https://ok@evil.example',
    'javascript:alert(1)',
    'data:text/html,a',
    'https:\\\\evil',
    'path',
  ]) {
    expect(originOf(address), address).toBeNull()
  }
})
