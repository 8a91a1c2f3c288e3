/** What is an e-mail address, and what only some program would read as one. */
import { expect, test } from 'vitest'
import { emailMaxLength } from '../limits.ts'
import { isEmail } from './is-email.ts'

test.each([
  ...['ada@example.com', 'Ada+tag@EXAMPLE.com', "o'neill@example.co", 'a@xn--bcher-kva.example', 'a@1.example'],
  ...['a@example.x1', `${'a'.repeat(emailMaxLength - 12)}@example.com`],
])('%s is one', (address) => expect(isEmail(address)).toBe(true))

test.each([
  ['quoted', '"a b"@example.com'],
  ['with a comment', 'a(c)@example.com'],
  ['a literal of the network', 'a@[127.0.0.1]'],
  ['a number of the network', 'a@127.0.0.1'],
  ['another domain of digits', 'a@example.123'],
  ['a name of this machine', 'a@localhost'],
  ['a dot behind it', 'a@example.com.'],
  ['two dots', 'a@example..com'],
  ['two addresses', 'a@example.com,b@example.com'],
  ['in brackets', '<a@example.com>'],
  ['a line break', 'a@example.com\n'],
  ['the Kelvin sign', '\u212A@example.com'],
  ['a long s', 'a@example.\u017Fo'],
  ['a wide letter', '\uFF41@example.com'],
  ['something unseen', 'a\u200B@example.com'],
  ['a letter of another script', 'a@ex\u0430mple.com'],
  ['too long', `${'a'.repeat(emailMaxLength - 11)}@example.com`],
])('%s: none', (_what, address) => expect(isEmail(address)).toBe(false))
