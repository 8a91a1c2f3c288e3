/** How passwords are kept where nothing else is said; tests say otherwise, since a good hash costs a while. */
import { expect, test } from 'vitest'
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
