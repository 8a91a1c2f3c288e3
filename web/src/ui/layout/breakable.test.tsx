/** Where addresses in headings, buttons and dialogs may break. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakable, breakableDomain } from './breakable.tsx'

test.each([
  ['Continue as ada@school.example?', '<span>Continue as ada<wbr/>@school<wbr/>.example?</span>'],
  ['\u2068ada@school.example\u2069', '<span>\u2068ada<wbr/>@school<wbr/>.example\u2069</span>'],
  ['A publisher (@ada) at learn.example. Done.', '<span>A publisher (@ada) at learn.example. Done.</span>'],
  ['Save', 'Save'],
])('%s', (text, expected) => {
  expect(renderToStaticMarkup(breakable(text))).toBe(expected)
})

test('a domain, where it is known to be one', () => {
  const shown = renderToStaticMarkup(breakableDomain('http://riverside.learn.example:8080'))
  expect(shown).toBe('<span>http://riverside<wbr/>.learn<wbr/>.example:8080</span>')
})

test('what is no plain text stays', () => {
  const text = <br />
  expect(breakable(text)).toBe(text)
})
