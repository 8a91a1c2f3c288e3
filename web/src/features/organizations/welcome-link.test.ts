import { describe, expect, it } from 'vitest'
import { readWelcomeState, tokenFreshForMs, welcomeTokenFreshMs, withoutToken } from './welcome-link.ts'

const mintedAt = 1_000_000
const state = { displayName: 'Acme', name: 'acme', customToken: 'secret', mintedAt }

describe('the token of the welcome page', () => {
  it('is fresh for four minutes', () => {
    expect(tokenFreshForMs(state, mintedAt)).toBe(welcomeTokenFreshMs)
    expect(tokenFreshForMs(state, mintedAt + welcomeTokenFreshMs - 1)).toBe(1)
    expect(tokenFreshForMs(state, mintedAt + welcomeTokenFreshMs)).toBe(0)
  })

  it('is not fresh before it was made', () => {
    expect(tokenFreshForMs(state, mintedAt - 1)).toBe(0)
  })

  it('is gone once followed', () => {
    expect(tokenFreshForMs(withoutToken(state), mintedAt)).toBe(0)
    expect(JSON.stringify(withoutToken(state))).not.toContain('secret')
  })
})

describe('history state', () => {
  it('reads what creation left', () => {
    expect(readWelcomeState(state)).toEqual(state)
    expect(readWelcomeState(withoutToken(state))).toEqual({ displayName: 'Acme', name: 'acme' })
  })

  it.each([null, undefined, 'acme', {}, { displayName: 'Acme' }, { displayName: 1, name: 'acme' }])(
    'reads nothing from %j',
    (other) => {
      expect(readWelcomeState(other)).toBeUndefined()
    },
  )
})
