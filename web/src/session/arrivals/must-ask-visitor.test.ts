import { expect, it } from 'vitest'
import { mustAskVisitor } from './must-ask-visitor.ts'

it.each([
  ['asked for here, and nobody is signed in', null, true, false],
  ['of the person who is signed in', 'ada', false, false],
  ['not asked for here, though nobody is signed in', null, false, true],
  ['not asked for here, and somebody else is signed in', 'grace', false, true],
  ['asked for here, but somebody else is signed in', 'grace', true, true],
])('a token %s: asks %#', (_what, current, isProven, asks) => {
  expect(mustAskVisitor('ada', current, isProven)).toBe(asks)
})
