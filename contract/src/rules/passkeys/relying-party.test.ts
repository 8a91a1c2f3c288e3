/** For whom passkeys are made, by where the product is. */
import { expect, test } from 'vitest'
import { isWithin, relyingPartyOf } from './relying-party.ts'

test.each([
  ['the product’s domain, without its port', 'http://localhost:8080', 'localhost:8080', 'localhost'],
  ['the domain that the accounts pages are below', 'https://accounts.example.com', 'example.com', 'example.com'],
  [
    'the accounts pages’ own, where these are elsewhere',
    'https://accounts.example',
    'schools.test',
    'accounts.example',
  ],
  ['nobody at a number', 'http://127.0.0.1:8080', '127.0.0.1:8080', null],
  ['nobody at a longer number', 'http://[::1]:8080', '[::1]:8080', null],
])('%s', (_what, publicOrigin, hostDomain, relyingParty) => {
  expect(relyingPartyOf({ publicOrigin, hostDomain })).toBe(relyingParty)
})

test('it reaches itself and what is below it, and no name that only ends alike', () => {
  expect(
    ['example.com', 'hall.example.com', 'badexample.com', 'example.com.evil.test'].map((host) =>
      isWithin(host, 'example.com'),
    ),
  ).toEqual([true, true, false, false])
})
