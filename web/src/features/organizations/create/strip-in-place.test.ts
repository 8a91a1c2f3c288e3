import { typedDisplayName, typedOrganizationName } from '@atrium/contract/rules/organization'
import { expect, it } from 'vitest'
import { stripInPlace } from './strip-in-place.ts'

/** `|` is the caret. */
let removed: readonly string[]
function typed(text: string, strip: (value: string) => string): string {
  const input = {
    value: text.replace('|', ''),
    selectionStart: text.indexOf('|'),
    setSelectionRange(start: number) {
      this.selectionStart = start
    },
  }
  removed = stripInPlace(input as unknown as HTMLInputElement, strip)
  return `${input.value.slice(0, input.selectionStart)}|${input.value.slice(input.selectionStart)}`
}

it.each([
  ['Acme-|School', 'Acme|School'],
  ['Acme School 2|', 'Acme School 2|'],
  ['a!!|b?c', 'a|bc'],
  ['Rock & |Roll', 'Rock |Roll'],
  ['Escola São João!|', 'Escola São João|'],
  ['مدرسة النور!|', 'مدرسة النور|'],
  ['दिल्ली, स्कूल|', 'दिल्ली स्कूल|'],
  ['北京“中学”|', '北京中学|'],
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

it('answers what it took out, each character once', () => {
  typed("St. Mary's! Really!|", typedDisplayName)
  expect(removed).toEqual(['.', "'", '!'])
  typed('ACME_1|', typedOrganizationName)
  expect(removed).toEqual([])
})
