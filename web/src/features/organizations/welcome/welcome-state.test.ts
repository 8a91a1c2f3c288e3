import { expect, it } from 'vitest'
import { readWelcomeState } from './welcome-state.ts'

it('reads what creation left, and no token that an older release left beside it', () => {
  const state = { displayName: 'Acme', name: 'acme' }
  expect(readWelcomeState(state)).toEqual(state)
  expect(readWelcomeState({ ...state, customToken: 'secret', mintedAt: 1 })).toEqual(state)
})

it.each([null, undefined, 'acme', {}, { displayName: 'Acme' }, { displayName: 1, name: 'acme' }])(
  'reads nothing from %j',
  (other) => {
    expect(readWelcomeState(other)).toBeUndefined()
  },
)
