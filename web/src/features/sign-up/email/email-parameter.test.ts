/** Every way the e-mail of a sign-up link arrives, after the address itself has been decoded once. */
import { expect, test } from 'vitest'
import { decodeEmailParameter } from './email-parameter.ts'

const read = (search: string) => decodeEmailParameter(new URLSearchParams(search).get('email') ?? '')

test.each([
  ['email=ada@example.com', 'ada@example.com'],
  ['email=ada%40example.com', 'ada@example.com'],
  ['email=ada%2540example.com', 'ada@example.com'],
  ['email=ada%2Bnew%40example.com', 'ada+new@example.com'],
  ['email=ada+new@example.com', 'ada+new@example.com'],
  [`email=${btoa('ada@example.com')}`, 'ada@example.com'],
  [`email=${encodeURIComponent(btoa('ada+x@example.com'))}`, 'ada+x@example.com'],
  [`email=${btoa('a~?>@example.com').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`, null],
  ['email=', null],
  ['email=nonsense', null],
  ['email=%25E0%25A4%25A', null],
])('%s', (search, email) => {
  expect(read(search)).toBe(email)
})
