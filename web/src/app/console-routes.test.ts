import { expect, test } from 'vitest'
import { consolePatterns } from '#paths.ts'
import { consoleRoutes } from './console-routes.tsx'

test('every address of a console has a page, and no page is without its address', () => {
  expect(consoleRoutes.map(({ pattern }) => pattern).toSorted()).toEqual(consolePatterns.toSorted())
})
