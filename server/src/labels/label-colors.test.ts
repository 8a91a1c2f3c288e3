/** Colours that labels get where nobody chose one. */
import { expect, test } from 'vitest'
import { freshColors } from './label-colors.ts'

test('each label has a colour of its own, and none that is there already, whatever its case', () => {
  const first = freshColors([], 12)
  const more = freshColors(['#0070F3', ...first.map((color) => color.toUpperCase())], 500)
  const all = ['#0070f3', ...first, ...more]
  expect(new Set(all).size).toBe(513)
  for (const color of all) expect(color).toMatch(/^#[0-9a-f]{6}$/)
})

test('those that follow each other are told apart at a glance', () => {
  const channels = freshColors([], 8).map((color) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
  )
  for (const [index, one] of channels.entries()) {
    for (const other of channels.slice(index + 1)) {
      const distance = Math.hypot(...one.map((channel, at) => channel - (other[at] ?? 0)))
      expect(distance).toBeGreaterThan(40)
    }
  }
})
