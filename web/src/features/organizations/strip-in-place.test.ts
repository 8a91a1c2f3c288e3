import { typedDisplayName, typedOrganizationName } from '@atrium/contract/rules/organization'
import { expect, it } from 'vitest'
import { stripInPlace } from './strip-in-place.ts'

/** `|` is the caret. */
function typed(text: string, strip: (value: string) => string): string {
  const input = {
    value: text.replace('|', ''),
    selectionStart: text.indexOf('|'),
    setSelectionRange(start: number) {
      this.selectionStart = start
    },
  }
  stripInPlace(input as unknown as HTMLInputElement, strip)
  return `${input.value.slice(0, input.selectionStart)}|${input.value.slice(input.selectionStart)}`
}

it.each([
  ['Acme-|School', 'Acme|School'],
  ['Acme School 2|', 'Acme School 2|'],
  ['a!!|b?c', 'a|bc'],
])('the display name %s becomes %s', (before, after) => {
  expect(typed(before, typedDisplayName)).toBe(after)
})

it.each([
  ['Ac-|me', 'ac|me'],
  ['a_|b c', 'a_|bc'],
  ['ÄCME|', 'cme|'],
])('the name %s becomes %s', (before, after) => {
  expect(typed(before, typedOrganizationName)).toBe(after)
})
