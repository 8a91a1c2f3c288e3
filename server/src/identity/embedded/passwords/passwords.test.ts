/** How passwords are kept where nothing else is said; tests say otherwise, since a good hash costs a while. */
import { expect, test, vi } from 'vitest'
import { cheapPasswords } from '#testing/secrets/cheap-secrets.ts'
import { createPasswords } from './passwords.ts'

test('argon2id with the parameters that OWASP asks for', async () => {
  const passwords = createPasswords()
  const kept = await passwords.hash('correct horse')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect([await passwords.matches('correct horse', kept), await passwords.matches('wrong', kept)]).toEqual([
    true,
    false,
  ])
})

test('the start of a thread is no part of how long a hash takes, by which others are let in', async () => {
  // None has started yet.
  vi.resetModules()
  const { createPasswords: anew } = await import('./passwords.ts')
  const passwords = anew({ cost: cheapPasswords })
  const first = passwords.hash('correct horse')
  expect(passwords.load()).toEqual({ running: 0, waiting: 0 })
  await first
  const next = passwords.hash('correct horse')
  await Promise.resolve()
  expect(passwords.load()).toEqual({ running: 1, waiting: 0 })
  await next
})
