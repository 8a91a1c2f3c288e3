/** Which part of the people page is shown to whom. */
import { expect, test } from 'vitest'
import { shownView } from './views.ts'

test.each([
  ['owner', null, 'members'],
  ['owner', 'timeline', 'timeline'],
  ['owner', 'nonsense', 'members'],
  ['staff', 'timeline', 'members'],
  ['staff', 'classes', 'classes'],
  ['User', 'members', 'overview'],
  ['User', null, 'overview'],
] as const)('%s who asks for %s sees %s', (role, asked, view) => {
  expect(shownView(role, asked)).toBe(view)
})
