import { expect, it } from 'vitest'
import { mustAskVisitor, spaceView } from './space-view.ts'

it.each([
  ['plain', 'unresolved', 'waiting'],
  ['plain', 'signed-in', 'greeting'],
  ['plain', 'signed-out', 'invitation'],
  ['entering', 'unresolved', 'waiting'],
  ['entering', 'signed-out', 'waiting'],
  // The token may be another person's than the session it finds.
  ['entering', 'signed-in', 'waiting'],
  ['asking', 'signed-in', 'question'],
  ['asking', 'signed-out', 'question'],
  ['entered', 'signed-in', 'greeting'],
  ['refused', 'unresolved', 'waiting'],
  ['refused', 'signed-in', 'greeting'],
  ['refused', 'signed-out', 'invitation'],
  ['unreached', 'signed-in', 'greeting'],
  ['unreached', 'signed-out', 'invitation'],
] as const)('arrival %s, session %s: %s', (arrival, session, view) => {
  expect(spaceView(arrival, session)).toBe(view)
})

it.each([
  ['asked for here, and nobody is signed in', null, true, false],
  ['of the person who is signed in', 'ada', false, false],
  ['not asked for here, though nobody is signed in', null, false, true],
  ['not asked for here, and somebody else is signed in', 'grace', false, true],
  ['asked for here, but somebody else is signed in', 'grace', true, true],
])('a token %s: asks %#', (_what, current, isProven, asks) => {
  expect(mustAskVisitor('ada', current, isProven)).toBe(asks)
})
