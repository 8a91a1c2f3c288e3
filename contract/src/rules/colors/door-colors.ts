/** An organization's colours where the product's own would stand, on the pages at its door. */
import type { Branding } from '../../organizations.ts'
import { accentsOf, brandProperties } from './brand-colors.ts'

/** In place of the product's own accent, and of the hall's stone beside the page. */
export function doorProperties(colors: Branding['colors']): [name: `--${string}`, value: string][] {
  const { light, dark } = accentsOf(colors.primary)
  const site = brandProperties(colors)
  const inBoth = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`
  return [
    ['--accent', inBoth('accent')],
    ['--accent-hover', inBoth('accentHover')],
    ['--accent-soft', inBoth('accentSoft')],
    ['--on-accent', inBoth('onAccent')],
    ['--hall-wall', site['--paper'] ?? ''],
    ...[0, 1, 2, 3].map((depth): [`--${string}`, string] => [`--hall-${depth}`, site[`--brand-arch-${depth}`] ?? '']),
    ['--hall-light', site['--brand'] ?? ''],
    ['--hall-ray', site['--brand-veil'] ?? ''],
  ]
}
