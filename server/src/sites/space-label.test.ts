/** Which space a host selects. */
import { expect, test } from 'vitest'
import { spaceLabel } from './space-label.ts'

test.each([
  ['acme.example.com', 'acme'],
  ['ACME.Example.com', 'acme'],
  ['example.com', null],
  ['platform.example.com', null],
  ['accounts.example.com', null],
  ['api.example.com', null],
  ['www.example.com', null],
  ['studio.example.com', null],
  ['.example.com', null],
  ['acme.example.com.evil.test', null],
  ['acmeexample.com', null],
  ['127.0.0.1', null],
  // The scheme's own port, which some proxies name, and the dot that ends a whole name.
  ['acme.example.com:443', 'acme'],
  ['acme.example.com:80', 'acme'],
  ['acme.example.com.', 'acme'],
  ['ACME.example.com.:443', 'acme'],
  ['studio.example.com:443', null],
  ['example.com.:443', null],
  ['acme.example.com:8443', null],
  ['acme.example.com..', null],
  ['acme.example.com:443:443', null],
])('%s selects %s', (host, label) => {
  expect(spaceLabel(host, 'example.com')).toBe(label)
})
