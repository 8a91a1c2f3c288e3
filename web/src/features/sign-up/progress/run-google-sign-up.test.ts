/** Sign-up with Google completes a new account, and leaves one that was there as it is. */
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { completeGoogleSignUp, type GoogleSignUpSteps } from './run-google-sign-up.ts'

const ada = { uid: 'uid1', isNew: true, givenName: 'Ada', familyName: 'Lovelace' }
const taken = new ApiError(409, 'username_taken', 'This username is taken, please try another one.')

function world(changes: Partial<GoogleSignUpSteps> = {}) {
  const log: string[] = []
  const steps: GoogleSignUpSteps = {
    onPhase: (phase) => void log.push(phase),
    signIn: vi.fn(async () => ada),
    readUsername: vi.fn(async () => null),
    saveRecord: vi.fn(async () => undefined),
    saveUsername: vi.fn(async () => undefined),
    wait: async (reason) => void log.push(reason),
    ...changes,
  }
  return { steps, log }
}

test('waits, saves the names, then the username', async () => {
  const { steps, log } = world()
  await expect(completeGoogleSignUp(ada, 'ada', steps)).resolves.toEqual({ done: true })
  expect(log).toEqual(['settling', 'settle', 'savingUsername'])
  expect(steps.saveRecord).toHaveBeenCalledWith({ given_name: 'Ada', family_name: 'Lovelace' })
  expect(steps.saveUsername).toHaveBeenCalledWith('uid1', 'ada')
})

test('names that Google does not tell are not made up', async () => {
  const { steps } = world()
  await completeGoogleSignUp({ ...ada, familyName: null }, 'ada', steps)
  expect(steps.saveRecord).not.toHaveBeenCalled()
  expect(steps.saveUsername).toHaveBeenCalledWith('uid1', 'ada')
})

test('an account that was there keeps its username', async () => {
  const { steps } = world({ readUsername: async () => 'countess' })
  await expect(completeGoogleSignUp({ ...ada, isNew: false }, 'ada', steps)).resolves.toEqual({ done: true })
  expect(steps.saveUsername).not.toHaveBeenCalled()
})

test('an account that was there without a username gets this one', async () => {
  const { steps } = world()
  await completeGoogleSignUp({ ...ada, isNew: false }, 'ada', steps)
  expect(steps.saveRecord).not.toHaveBeenCalled()
  expect(steps.saveUsername).toHaveBeenCalledWith('uid1', 'ada')
})

test('a username taken meanwhile is the user’s to change', async () => {
  const { steps } = world({ saveUsername: () => Promise.reject(taken) })
  await expect(completeGoogleSignUp(ada, 'ada', steps)).resolves.toEqual({
    done: false,
    usernameRefused: taken.message,
  })
})
