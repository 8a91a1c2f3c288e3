/** When mail goes encrypted or not at all. */
import { expect, test } from 'vitest'
import { mailServerSecurity } from './mail-server-security.ts'

test.each([
  ['smtp://door:word@mail.example.com:587', true],
  ['smtp://door:100%@mail.example.com', true],
  ['smtp://door:word@10.0.0.7', true],
  ['smtp://mail:1025', undefined],
  ['smtp://door:word@127.0.0.1:2525', undefined],
  ['smtp://door:word@localhost', undefined],
  ['smtp://door:word@[::1]:2525', undefined],
  // Encrypted from the first byte.
  ['smtps://door:word@mail.example.com', undefined],
  ['smtp://door:word@relay.internal?requireTLS=false', undefined],
  ['smtp://door:word@relay.internal?ignoreTLS=true', undefined],
])('%s', (url, requireTLS) => expect(mailServerSecurity(url).requireTLS).toBe(requireTLS))
