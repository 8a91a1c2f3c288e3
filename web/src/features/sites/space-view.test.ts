import { expect, it } from 'vitest'
import { spaceView } from './space-view.ts'

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
