/** What of a console could not be loaded is decided in one place (`web/src/api/has-failed.ts`), and on no page by hand. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../../web/src/features')
const byHand = /\.error\b[^\n]*&&[^\n]*\.data\b/

test('no page of a console decides by hand whether loading failed', () => {
  const pages = globSync(['console/**/*.tsx', 'people/**/*.tsx'], { cwd: features })
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter((page) => byHand.test(readFileSync(join(features, page), 'utf8')))).toEqual([])
})
