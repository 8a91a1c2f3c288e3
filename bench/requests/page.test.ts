/** What a measuring command writes into the page. */
import { expect, test } from 'vitest'
import { withPart } from './page.ts'

const page = 'By hand.\n\n<!-- measured: table -->\n\nold\n\n<!-- end of table -->\n\nBy hand too.\n'

test('only what is between the marks is replaced', () => {
  expect(withPart(page, 'table', 'new')).toBe(page.replace('old', 'new'))
})

test('a page without that part is refused', () => {
  expect(() => withPart(page, 'growth', 'new')).toThrow('has no part "<!-- measured: growth -->"')
})
