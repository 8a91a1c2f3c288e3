/** Which addresses an image may have: such as everybody who parses them makes the same of. */
import { expect, test } from 'vitest'
import { imageUrl } from './organization.ts'

const isTaken = (address: string) => imageUrl.safeParse(address).success

test.each([
  'https://cdn.example/a.png',
  'HTTPS://CDN.example/a%20b.png?size=2#top',
  'http://[2001:db8::1]:8080/a.png',
  'https://bilder.bücher.example/ä.png',
  '/content/a.webp',
])('%s', (address) => {
  expect(isTaken(address)).toBe(true)
})

test.each([
  ...['javascript:alert(1)', 'data:image/svg+xml,x', 'blob:https://cdn.example/x', 'file:///a.png', 'a.png', ''],
  // A host to the one, a path of the page to the other.
  ...['http:cdn.example/a.png', 'https:cdn.example/a.png', 'http:/cdn.example/a.png', 'http:///cdn.example/a.png'],
  ...['//cdn.example/a.png', '/\\cdn.example/a.png', '\\\\cdn.example\\a.png', 'https:\\\\cdn.example\\a.png'],
  'https://cdn.example\\@elsewhere.example/a.png',
  ...['https://cdn.example@elsewhere.example/a.png', 'https://:x@cdn.example/a.png'],
  ...['ht\ntps://cdn.example/a.png', ' https://cdn.example/a.png', 'https://cdn.example/\u0000', 'java\tscript:x'],
])('%j is none', (address) => {
  expect(isTaken(address)).toBe(false)
})
