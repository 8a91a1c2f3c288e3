/** The colours of the design keep apart what has to be told apart, light and dark (WCAG 1.4.3 and 1.4.11). */
import { readFileSync } from 'node:fs'
import { contrast, parseHex, type Rgb } from '@atrium/contract/rules/colors/contrast'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('../../web/src/ui/theme/tokens.css', import.meta.url), 'utf8')

/** Light and dark of a colour, by its name. */
function colours(name: string): { light: Rgb; dark: Rgb } {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(tokens)
  const [light, dark] = [parseHex(found?.[1] ?? ''), parseHex(found?.[2] ?? '')]
  if (light === undefined || dark === undefined) throw new Error(`--${name} is no colour`)
  return { light, dark }
}

const grounds = ['paper', 'surface', 'surface-sunken'] as const
const pairs = (names: readonly string[], on: readonly string[] = grounds) =>
  names.flatMap((name) => on.map((ground) => [name, ground] as const))

/** Words are legible on whatever they stand on. */
const words = [
  ...pairs(['ink', 'ink-soft', 'accent', 'accent-hover', 'danger', 'good', 'warning-ink']),
  ...pairs(['accent', 'accent-hover', 'ink'], ['accent-soft']),
  ...pairs(['danger', 'ink'], ['danger-soft']),
  ...pairs(['warning-ink', 'ink'], ['warning-soft']),
  ...pairs(['good', 'ink'], ['good-soft']),
  ...pairs(['on-accent'], ['accent', 'accent-hover']),
  ...pairs(['on-danger'], ['danger', 'danger-hover']),
]
/** The edge of a field, the ring of the focus, and what a bar or a mark says by its colour beside a word. */
const edges = pairs(['line-strong', 'accent', 'danger', 'warning', 'good'])

test.each(words)('words of %s on %s', (name, ground) => {
  for (const theme of ['light', 'dark'] as const)
    expect(contrast(colours(name)[theme], colours(ground)[theme]), theme).toBeGreaterThanOrEqual(4.5)
})

test('a picture of somebody else’s that is dark and lets through what is behind it is seen, light and dark', () => {
  for (const dark of ['#000000', '#222222', '#3d3d3d'])
    for (const theme of ['light', 'dark'] as const)
      expect(contrast(parseHex(dark) ?? [0, 0, 0], colours('plate')[theme]), dark).toBeGreaterThanOrEqual(4.5)
})

test.each(edges)('an edge of %s on %s', (name, ground) => {
  for (const theme of ['light', 'dark'] as const)
    expect(contrast(colours(name)[theme], colours(ground)[theme]), theme).toBeGreaterThanOrEqual(3)
})
