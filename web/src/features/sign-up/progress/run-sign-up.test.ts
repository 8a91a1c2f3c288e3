/** A sign-up that breaks in the middle goes on from there, and never makes a second account. */
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { IdentityError } from '#session/identity-error.ts'
import { runSignUp, type SignUpSteps } from './run-sign-up.ts'
import type { CreatedAccount } from './sign-up-progress.ts'

const input = { email: 'ada@example.com', password: 'secret7', firstName: 'Ada', lastName: 'Lovelace', username: 'ada' }
const emailInUse = new IdentityError('email-already-in-use', 'in use')
const unavailable = new ApiError(503, 'unavailable', 'later')
const taken = new ApiError(409, 'username_taken', 'This username is taken, please try another one.')

function world(changes: Partial<SignUpSteps> = {}) {
  const log: string[] = []
  let created: CreatedAccount | null = null
  const steps: SignUpSteps = {
    onBegin: async () => undefined,
    created: () => created,
    onCreated: async (account) => void (created = account),
    onPhase: (phase) => void log.push(phase),
    createAccount: vi.fn(async () => 'uid1'),
    reclaim: vi.fn(async () => null),
    isSignedIn: () => true,
    setDisplayName: vi.fn(async () => undefined),
    saveRecord: vi.fn(async () => undefined),
    saveUsername: vi.fn(async () => undefined),
    wait: async (reason) => void log.push(reason),
    ...changes,
  }
  return { steps, log }
}

test('goes through the steps in the order that is required', async () => {
  const { steps, log } = world()
  await expect(runSignUp(input, steps)).resolves.toEqual({ done: true })
  expect(log).toEqual(['creatingAccount', 'settling', 'settle', 'savingUsername'])
  expect(steps.setDisplayName).toHaveBeenCalledWith('uid1', 'Ada Lovelace')
  expect(steps.saveRecord).toHaveBeenCalledWith('uid1', {
    given_name: 'Ada',
    family_name: 'Lovelace',
    displayName: 'Ada Lovelace',
  })
  expect(steps.saveUsername).toHaveBeenCalledWith('uid1', 'ada')
})

test('saves no username where there is none', async () => {
  const { steps } = world()
  await runSignUp({ ...input, username: null }, steps)
  expect(steps.saveUsername).not.toHaveBeenCalled()
})

test('a second run goes on with the account of the first', async () => {
  const { steps } = world({ saveRecord: vi.fn(async () => undefined).mockRejectedValueOnce(unavailable) })
  await expect(runSignUp(input, steps)).rejects.toBe(unavailable)
  await expect(runSignUp(input, steps)).resolves.toEqual({ done: true })
  expect(steps.createAccount).toHaveBeenCalledTimes(1)
})

test.each([
  ['names', []],
  ['record', ['names']],
  ['username', ['names', 'record']],
])('whoever another tab signed in before the %s gets nothing of it', async (before, done) => {
  const saved: string[] = []
  const save = (what: string) => async () => void saved.push(what)
  const order = ['names', 'record', 'username']
  const { steps } = world({
    isSignedIn: () => order[saved.length] !== before,
    setDisplayName: save('names'),
    saveRecord: save('record'),
    saveUsername: save('username'),
  })
  await expect(runSignUp(input, steps)).rejects.toMatchObject({ code: 'user-mismatch' })
  expect(saved).toEqual(done)
})

test('a second run signs in again where another tab signed in somebody else', async () => {
  let signedIn = 'uid1'
  const reclaim = vi.fn(async () => (signedIn = 'uid1'))
  const wait = async () => void (signedIn = 'somebody else')
  const { steps } = world({ reclaim, wait, isSignedIn: (uid) => uid === signedIn })
  await expect(runSignUp(input, steps)).rejects.toMatchObject({ code: 'user-mismatch' })
  await expect(runSignUp(input, { ...steps, wait: async () => undefined })).resolves.toEqual({ done: true })
  expect(reclaim).toHaveBeenCalledExactlyOnceWith(input.email, input.password)
  expect(steps.createAccount).toHaveBeenCalledTimes(1)
})

test('an e-mail in use is a failure, unless the account is ours', async () => {
  const createAccount = vi.fn(() => Promise.reject(emailInUse))
  await expect(runSignUp(input, world({ createAccount }).steps)).rejects.toBe(emailInUse)
  const { steps } = world({ createAccount, reclaim: vi.fn(async () => 'uid2') })
  await expect(runSignUp(input, steps)).resolves.toEqual({ done: true })
  expect(steps.saveUsername).toHaveBeenCalledWith('uid2', 'ada')
})

test('saving the username is tried three times where a moment may help', async () => {
  const { steps, log } = world({ saveUsername: vi.fn(() => Promise.reject(unavailable)) })
  await expect(runSignUp(input, steps)).rejects.toBe(unavailable)
  expect(steps.saveUsername).toHaveBeenCalledTimes(3)
  expect(log.filter((entry) => entry === 'retry')).toHaveLength(2)
})

test('a username taken meanwhile is the user’s to change', async () => {
  const { steps } = world({ saveUsername: vi.fn(() => Promise.reject(taken)) })
  await expect(runSignUp(input, steps)).resolves.toEqual({ done: false, usernameRefused: taken.message })
  expect(steps.saveUsername).toHaveBeenCalledTimes(1)
})
