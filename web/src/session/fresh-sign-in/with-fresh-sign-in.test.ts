/** What wants a fresh sign-in is asked about once, and goes on. */
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { IdentityError } from '#session/identity-error.ts'
import { freshSignInQuestion } from './question.ts'
import { withFreshSignIn } from './with-fresh-sign-in.ts'

const stale = () => new ApiError(403, 'recent_login_required', 'Please confirm that it is you, and try again.')

test('what succeeds is done once, and what fails otherwise is told as it is', async () => {
  const action = vi.fn(() => Promise.resolve('done'))
  expect(await withFreshSignIn(action)).toBe('done')
  expect(action).toHaveBeenCalledTimes(1)
  const failing = () => Promise.reject(new IdentityError('weak-password', 'Weak'))
  await expect(withFreshSignIn(failing)).rejects.toMatchObject({ code: 'weak-password' })
})

test.each([
  ['the server', stale],
  ['the identity provider', () => new IdentityError('requires-recent-login', 'Too old')],
])('asked for by %s, two at once share the question, and both go on', async (_who, refusal) => {
  let fresh = false
  const action = vi.fn(() => (fresh ? Promise.resolve('done') : Promise.reject(refusal())))
  const both = Promise.all([withFreshSignIn(action), withFreshSignIn(action)])
  await vi.waitFor(() => expect(freshSignInQuestion.get()).not.toBeNull())
  fresh = true
  freshSignInQuestion.get()?.confirm()
  expect(await both).toEqual(['done', 'done'])
  expect(action).toHaveBeenCalledTimes(4)
  expect(freshSignInQuestion.get()).toBeNull()
})

test('declined, it is given up, which no screen tells of', async () => {
  const action = vi.fn(() => Promise.reject(new IdentityError('requires-recent-login', 'Too old')))
  const given = withFreshSignIn(action)
  await vi.waitFor(() => expect(freshSignInQuestion.get()).not.toBeNull())
  freshSignInQuestion.get()?.decline()
  await expect(given).rejects.toMatchObject({ name: 'AbortError' })
  expect(action).toHaveBeenCalledTimes(1)
})
