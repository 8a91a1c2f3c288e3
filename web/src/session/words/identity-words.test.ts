/** What a refusal of the identity provider says: its own sentence where it is in the page's language, else ours, else nothing. */
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { expect, test } from 'vitest'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'
import { inWords } from './identity-words.ts'

/** As the SDK throws it: without a sentence of the provider's, it says "Error". */
const thrown = (code: string, sentence = 'Error') =>
  Object.assign(new Error(`Firebase: ${sentence} (auth/${code}).`), { code: `auth/${code}` })

test('too many attempts say so without a sentence of the provider’s', async () => {
  await expect(inWords(thrown('too-many-requests'), true)).resolves.toMatchObject({
    code: 'too-many-requests',
    message: refusals.too_many_requests,
  })
})

test('a sentence in the page’s language stays', async () => {
  const refused = await inWords(thrown('weak-password', 'This password is too common.'), true)
  expect(refused.message).toBe('This password is too common.')
})

test('a sentence in another language is not shown: ours is, or none', async () => {
  const blocked = thrown('too-many-requests', 'Access to this account has been temporarily disabled')
  expect((await inWords(blocked, false)).message).toBe(refusals.too_many_requests)
  expect(await inWords(thrown('weak-password', 'Password should be at least 6 characters'), false)).toMatchObject({
    code: 'weak-password',
    message: '',
  })
})

test('our own words stay, whatever the provider speaks', async () => {
  const given = new IdentityError('second-step-cancelled', failureMessages.secondStepCancelled)
  expect(await inWords(given, false)).toBe(given)
  expect((await inWords(thrown('network-request-failed'), false)).message).toBe(failureMessages.serverUnavailable)
})

test('a session that ended asks to sign in, and what nobody has words for says nothing', async () => {
  expect((await inWords(new IdentityError('user-token-expired'), true)).message).toBe(refusals.unauthenticated)
  expect((await inWords(thrown('admin-restricted-operation'), true)).message).toBe('')
})
