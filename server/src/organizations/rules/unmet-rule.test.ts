/** When a sign-in meets an organization's rules, to the millisecond. */
import { signInWays, type SignInWay } from '@atrium/contract/rules/sign-in-ways'
import { describe, expect, test } from 'vitest'
import type { StoredRules } from '#db/schema.ts'
import type { SignIn } from '#http/actor.ts'
import { type Asked, unmetRule } from './unmet-rule.ts'

const since = new Date('2026-09-01T08:00:00.000Z')
const hour = 60 * 60 * 1_000
const day = 24 * hour
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const signIn = (more: Partial<SignIn> = {}): SignIn => ({
  at: since,
  ways: ['password'],
  secondStep: false,
  offered: signInWays,
  ...more,
})
const unmet = (rules: StoredRules, more: Partial<SignIn> & { now?: Date; joinedAt?: Date | null } = {}) => {
  const { now = since, joinedAt = null, ...facts } = more
  const asked: Asked = { rules, joinedAt, organizationId: null }
  return unmetRule(asked, signIn(facts), now)
}

test('no rules: whoever signed in', () => {
  expect(unmetRule({ rules: null, joinedAt: null, organizationId: null }, signIn(), since)).toBeUndefined()
})

describe('a second step', () => {
  const rules = { secondStep: { since: since.toISOString(), graceDays: 7 } }

  test.each([
    ['the last millisecond of grace', after(since, 7 * day - 1), null, undefined],
    ['the moment that it ends', after(since, 7 * day), null, 'second_step_required'],
    [
      'grace of who joined before counts from the rule',
      after(since, 7 * day),
      after(since, -100 * day),
      'second_step_required',
    ],
    ['grace of who joined since counts from then', after(since, 7 * day), after(since, 1), undefined],
    ['and ends', after(since, 7 * day + 1), after(since, 1), 'second_step_required'],
    ['a clock that is behind', after(since, -day), null, undefined],
  ])('%s', (_when, now, joinedAt, refused) => {
    expect(unmet(rules, { now, joinedAt })).toBe(refused)
  })

  test('one that was taken counts, and a passkey is one', () => {
    expect(unmet(rules, { now: after(since, 100 * day), secondStep: true })).toBeUndefined()
  })

  test('without grace it is asked at once', () => {
    expect(unmet({ secondStep: { since: since.toISOString(), graceDays: 0 } })).toBe('second_step_required')
  })
})

describe('ways in', () => {
  const refused = 'sign_in_way_not_allowed'
  const allowing = (...ways: SignInWay[]) => ({ ways })

  test.each<[string, SignInWay[], SignInWay[], string | undefined]>([
    ['one that is allowed', ['google'], ['google'], undefined],
    ['one that is not', ['password'], ['google'], refused],
    ['one of two, nobody knows which, of which one is allowed', ['password', 'mail'], ['password'], refused],
    ['one of two that are both allowed', ['password', 'mail'], ['password', 'mail'], undefined],
    ['nobody knows', [...signInWays], ['password'], refused],
    ['none at all', [], ['password'], refused],
  ])('%s', (_what, ways, allowed, expected) => {
    expect(unmet(allowing(...allowed), { ways })).toBe(expected)
  })

  test('where the operator offers none of them any more, they are not asked: nobody could come in to change it', () => {
    expect(unmet(allowing('google'), { ways: ['password'], offered: ['password', 'mail'] })).toBeUndefined()
    expect(unmet(allowing('google', 'mail'), { ways: ['password'], offered: ['password', 'mail'] })).toBe(refused)
  })
})

describe('a fresh sign-in', () => {
  const rules = { freshHours: 8 }

  test.each([
    ['a millisecond before', 8 * hour - 1, undefined],
    ['at the hour', 8 * hour, 'sign_in_too_old'],
    ['of a clock that is ahead', -hour, undefined],
  ])('%s', (_when, ms, refused) => {
    expect(unmet(rules, { now: after(since, ms) })).toBe(refused)
  })
})

test('where another sign-in is needed, that is said first: a second step is asked with it', () => {
  const rules = { secondStep: { since: since.toISOString(), graceDays: 0 }, ways: ['google' as const], freshHours: 1 }
  expect(unmet(rules, { now: after(since, day) })).toBe('sign_in_way_not_allowed')
  expect(unmet(rules, { now: after(since, day), ways: ['google'] })).toBe('sign_in_too_old')
  expect(unmet(rules, { ways: ['google'] })).toBe('second_step_required')
})
