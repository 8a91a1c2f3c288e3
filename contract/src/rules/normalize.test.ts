/** Two ways to write a name are one name. */
import { expect, test } from 'vitest'
import { nameKey } from './normalize.ts'

test.each(['ada', 'ADA', ' Ada ', 'ＡＤＡ', 'ａｄａ', '𝐀𝐝𝐚'])('%s is ada', (name) => {
  expect(nameKey(name)).toBe('ada')
})
