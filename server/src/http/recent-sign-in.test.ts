/** What counts as a fresh sign-in. */
import { recentSignInSeconds } from '@atrium/contract/limits'
import { expect, test } from 'vitest'
import { passwordSignIn } from '#testing/fixtures/sign-in/sign-in.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'

const actor = (secondsAgo: number, handedOff = false) => ({
  uid: 'ada',
  email: null,
  emailVerified: false,
  displayName: null,
  sessionId: 'session',
  authTime: new Date(Date.now() - secondsAgo * 1_000),
  handedOff,
  signIn: passwordSignIn(),
})

test('one of the last five minutes, by the person themselves', () => {
  expect(() => requireRecentSignIn(actor(0))).not.toThrow()
  expect(() => requireRecentSignIn(actor(recentSignInSeconds - 5))).not.toThrow()
})

test.each([
  ['one of longer ago', actor(recentSignInSeconds + 1)],
  ['one that was handed on, however new', actor(0, true)],
  ['nobody’s', null],
])('recent_login_required: %s', (_what, who) => {
  expect(() => requireRecentSignIn(who)).toThrow(expect.objectContaining({ code: 'recent_login_required' }))
})
