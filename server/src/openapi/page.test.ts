/** The API's description as a page. */
import { endpoints } from '@atrium/contract/endpoints'
import { expect, test } from 'vitest'
import { openApiBody } from './page.ts'

test('every endpoint is folded, so that the whole page can be seen, printed and photographed', () => {
  const { markup } = openApiBody()
  expect(markup.match(/<details>/g)).toHaveLength(endpoints.length)
  expect(markup).not.toMatch(/<details open/)
  // Outside of what is folded stand an introduction and a line for each.
  const seen = markup.replace(/<\/summary>[^]*?<\/details>/g, '')
  expect(seen).not.toContain('<pre')
  for (const { path } of endpoints) expect(seen).toContain(path)
})
