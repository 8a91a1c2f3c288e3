/** The question for a code: until one is right, the question is given up, or no code helps any more. */
import { expect, test, vi } from 'vitest'
import { failureMessages } from '#messages/failures.ts'
import { askSecondStep, secondStepQuestion } from './question.ts'

const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

test('a wrong code is told, and another may be tried', async () => {
  const attempt = vi.fn((code: string) =>
    code === '123456' ? Promise.resolve('signed in') : Promise.reject(refusal('invalid-verification-code')),
  )
  const signedIn = askSecondStep(attempt)
  await expect(secondStepQuestion.get()?.answer('000000')).rejects.toMatchObject({ code: 'invalid-verification-code' })
  expect(secondStepQuestion.get()).not.toBeNull()
  await secondStepQuestion.get()?.answer('123456')
  expect(await signedIn).toBe('signed in')
  expect(secondStepQuestion.get()).toBeNull()
})

test('given up, the sign-in is refused', async () => {
  const signedIn = askSecondStep(() => Promise.resolve('signed in'))
  secondStepQuestion.get()?.cancel()
  await expect(signedIn).rejects.toMatchObject({ code: 'second-step-cancelled' })
  expect(secondStepQuestion.get()).toBeNull()
})

test('where nobody could be asked, the sign-in is refused as where the provider is not reached', async () => {
  const signedIn = askSecondStep(() => Promise.resolve('signed in'))
  secondStepQuestion.get()?.fail(new Error('part of the page did not load'))
  await expect(signedIn).rejects.toMatchObject({ code: 'network-request-failed' })
  expect(secondStepQuestion.get()).toBeNull()
})

test('where the first step does not count any more, the sign-in is refused with that, in words', async () => {
  const signedIn = askSecondStep(() => Promise.reject(refusal('invalid-multi-factor-session')))
  const answered = expect(secondStepQuestion.get()?.answer('123456')).rejects.toThrow()
  await expect(signedIn).rejects.toMatchObject({
    code: 'invalid-multi-factor-session',
    message: failureMessages.secondStepOver,
  })
  await answered
  expect(secondStepQuestion.get()).toBeNull()
})
