/** Which way the title of a tab runs. */
import { expect, test } from 'vitest'
import { directed } from './document-title.ts'

test('a title runs as the page’s language does, whichever name it begins with', () => {
  expect(directed('בית ספר · Atrium', 'en')).toBe('\u200eבית ספר · Atrium')
  expect(directed('Arch School · Atrium', 'ar')).toBe('\u200fArch School · Atrium')
  expect(directed('Arch School · Atrium', 'en')).toBe('Arch School · Atrium')
})
