/** What a sign-up that was cut off still lacks is saved, and nothing is written over. */
import { expect, test, vi } from 'vitest'
import { type CompletionSteps, completeSignUp } from './complete-sign-up.ts'
import type { UnfinishedSignUp } from '#domain/sign-up/unfinished-sign-up.ts'

const unfinished: UnfinishedSignUp = {
  email: 'ada@example.com',
  uid: 'uid1',
  madeAt: 0,
  username: 'ada',
  givenName: 'Ada',
  familyName: 'Lovelace',
  goOnAt: '/signup/organization',
}

function world(record: { given_name: string; username: string | null }): CompletionSteps {
  return {
    onPhase: () => undefined,
    isSignedIn: () => true,
    readRecord: async () => record,
    setDisplayName: vi.fn(async () => undefined),
    saveRecord: vi.fn(async () => undefined),
    saveUsername: vi.fn(async () => undefined),
    wait: async () => undefined,
  }
}

test('an empty record gets its names and its username', async () => {
  const steps = world({ given_name: '', username: null })
  await expect(completeSignUp('uid1', unfinished, steps)).resolves.toEqual({ done: true })
  expect(steps.setDisplayName).toHaveBeenCalledWith('uid1', 'Ada Lovelace')
  expect(steps.saveRecord).toHaveBeenCalledOnce()
  expect(steps.saveUsername).toHaveBeenCalledWith('uid1', 'ada')
})

test('names that are saved stay, and so does a username', async () => {
  const steps = world({ given_name: 'Augusta', username: 'countess' })
  await expect(completeSignUp('uid1', unfinished, steps)).resolves.toEqual({ done: true })
  expect(steps.saveRecord).not.toHaveBeenCalled()
  expect(steps.saveUsername).not.toHaveBeenCalled()
})

test('whoever is signed in by now, and is somebody else, is not even asked for their record', async () => {
  const steps = { ...world({ given_name: '', username: null }), isSignedIn: () => false, readRecord: vi.fn() }
  await expect(completeSignUp('uid1', unfinished, steps)).rejects.toMatchObject({ code: 'user-mismatch' })
  expect(steps.readRecord).not.toHaveBeenCalled()
})

test('nobody is given a username that they did not choose', async () => {
  const steps = world({ given_name: 'Ada', username: null })
  await expect(completeSignUp('uid1', { ...unfinished, username: null }, steps)).resolves.toEqual({ done: true })
  expect(steps.saveUsername).not.toHaveBeenCalled()
})
