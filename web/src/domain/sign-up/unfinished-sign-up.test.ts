/** What this browser keeps of sign-ups that have not ended, of whichever tab, is told apart by whose it is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetUnfinished,
  keepUnfinished,
  unfinishedBy,
  unfinishedOf,
  type UnfinishedSignUp,
} from './unfinished-sign-up.ts'

const storageKey = 'atrium.signUpUnfinished'
const stored = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }),
)
afterEach(() => {
  for (const email of ['ada@example.com', 'grace@example.com']) forgetUnfinished(email)
  stored.clear()
  vi.unstubAllGlobals()
})

const signUp = (email: string, changes: Partial<UnfinishedSignUp> = {}): UnfinishedSignUp => ({
  email,
  uid: null,
  madeAt: null,
  username: email.split('@')[0] ?? '',
  givenName: 'A',
  familyName: 'B',
  goOnAt: '/signup/organization',
  ...changes,
})
const [ada, grace] = [signUp('ada@example.com'), signUp('grace@example.com')]

test('two tabs that are at one each keep both, and each of them has their own', () => {
  keepUnfinished(ada)
  keepUnfinished(grace)
  keepUnfinished({ ...ada, uid: 'uid-ada', madeAt: 1 })
  expect(unfinishedOf({ uid: 'uid-ada', email: 'changed@example.com' })).toMatchObject({ username: 'ada' })
  expect(unfinishedOf({ uid: 'uid-grace', email: 'Grace@Example.com' })).toEqual(grace)
  expect(unfinishedOf({ uid: 'uid-eve', email: 'ada@example.com' })).toBeNull()
  forgetUnfinished('ADA@example.com')
  expect(unfinishedBy('ada@example.com')).toBeNull()
  expect(unfinishedBy('grace@example.com')).toEqual(grace)
})

test('what an earlier version kept alone is still known, and the last one that goes leaves nothing behind', () => {
  stored.set(storageKey, JSON.stringify(ada))
  expect(unfinishedBy('ada@example.com')).toEqual(ada)
  forgetUnfinished('ada@example.com')
  expect(stored.has(storageKey)).toBe(false)
})

test.each(['0', '"text"', '[null]', '{}', '{ no JSON', '[{"email":5,"uid":null}]', JSON.stringify({ ...ada, uid: 5 })])(
  'what is none of ours is as nothing, and the next takes its place: %s',
  (text) => {
    stored.set(storageKey, text)
    expect(unfinishedOf({ uid: 'uid-ada', email: 'ada@example.com' })).toBeNull()
    expect(unfinishedBy('ada@example.com')).toBeNull()
    keepUnfinished(ada)
    expect(unfinishedBy('ada@example.com')).toEqual(ada)
  },
)

test('of many that nobody ended the latest five are kept', () => {
  for (let made = 1; made <= 7; made++) keepUnfinished(signUp(`ada${made}@example.com`))
  expect(unfinishedBy('ada2@example.com')).toBeNull()
  expect(unfinishedBy('ada3@example.com')).not.toBeNull()
})

test('a browser that keeps nothing has them for as long as the page is open', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('no', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  keepUnfinished(ada)
  keepUnfinished(grace)
  expect(unfinishedBy('ada@example.com')).toEqual(ada)
  forgetUnfinished('ada@example.com')
  expect(unfinishedBy('ada@example.com')).toBeNull()
  expect(unfinishedBy('grace@example.com')).toEqual(grace)
})
