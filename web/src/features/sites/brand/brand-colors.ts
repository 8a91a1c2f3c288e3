/** An organization's colours as the custom properties of its site, legible whatever was chosen. */
import type { Branding } from '@atrium/contract/organizations'
import { defaultBrandColors } from '@atrium/contract/limits'
import { legibleOn, mix, parseHex, textOn, tint, toHex } from './contrast.ts'
import type { Rgb } from './contrast.ts'

/** `--surface` of the tokens, where the brand's colour becomes text. */
export const surfaces = { light: [255, 255, 255], dark: [32, 30, 27] } as const satisfies Record<string, Rgb>

const hoverShare = 0.15
const veilShare = 0.12

/** How much of the brand's colour each arch of the backdrop takes, from the nearest to the farthest. */
const archShares = [0.12, 0.22, 0.31, 0.4] as const

type BrandProperties = Record<`--${string}`, string>

export function brandProperties(colors: Branding['colors']): BrandProperties {
  const primary = readColor(colors.primary, defaultBrandColors.primary)
  const background = readColor(colors.page_background, defaultBrandColors.page_background)
  const onBackground = textOn(background)
  const onPrimary = textOn(primary)
  const tinted = (share: number) => toHex(tint(background, primary, share, onBackground))
  const accent = (surface: Rgb) => toHex(legibleOn(primary, surface))
  return {
    '--brand': toHex(primary),
    '--on-brand': toHex(onPrimary),
    // Away from its text, so that the text on it only gains.
    '--brand-hover': toHex(mix(primary, textOn(onPrimary), hoverShare)),
    // The window's own background too: it shows beside a scroll bar's place and beyond the page's edges.
    '--paper': toHex(background),
    '--on-paper': toHex(onBackground),
    '--brand-veil': toHex(tint(background, primary, veilShare, onBackground)),
    ...Object.fromEntries(archShares.map((share, depth) => [`--brand-arch-${depth}`, tinted(share)])),
    '--accent': `light-dark(${accent(surfaces.light)}, ${accent(surfaces.dark)})`,
  }
}

/** What cannot be read, from an older release or an import, falls back to the default brand. */
function readColor(color: string, fallback: string): Rgb {
  return parseHex(color) ?? parseHex(fallback) ?? [0, 0, 0]
}
