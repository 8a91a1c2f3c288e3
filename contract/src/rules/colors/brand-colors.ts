/** An organization's colours, legible whatever was chosen: on its own site, on the pages at the door and in its mails. */
import { defaultBrandColors } from '../../limits.ts'
import type { Branding } from '../../organizations.ts'
import type { Theme } from '../../page/theme.ts'
import { legibleOn, mix, parseHex, textOn, tint, toHex } from './contrast.ts'
import type { Rgb } from './contrast.ts'

/** `--surface` of the tokens, where the brand's colour becomes text. */
export const surfaces = { light: [255, 255, 255], dark: [32, 30, 27] } as const satisfies Record<Theme, Rgb>
/** `--paper` and `--surface-sunken` of the tokens, where it may stand as well. */
export const papers = {
  light: [
    [250, 248, 244],
    [243, 239, 232],
  ],
  dark: [
    [23, 22, 20],
    [27, 25, 23],
  ],
} as const satisfies Record<Theme, readonly Rgb[]>
/** `--ink` of the tokens: what stands on a surface that the brand's colour tints. */
const inks = { light: [35, 33, 29], dark: [242, 237, 228] } as const satisfies Record<Theme, Rgb>

const hoverShare = 0.15
const veilShare = 0.12

/** How much of the brand's colour each arch of the backdrop takes, from the nearest to the farthest. */
const archShares = [0.12, 0.22, 0.31, 0.4] as const

/** The brand's colour where it stands for the product's own, as `#rrggbb` each. */
export interface Accent {
  /** Text on a surface, and a button's face. */
  accent: string
  /** A button's face while it is pointed at. */
  accentHover: string
  /** Text on the two. */
  onAccent: string
  /** A surface with a little of the colour; ink and accent stand on it. */
  accentSoft: string
}

/** For each theme: every text of it reaches `textContrast`, whatever colour is given; one that is none is the default. */
export function accentsOf(primary: string): Record<Theme, Accent> {
  const color = readColor(primary, defaultBrandColors.primary)
  return { light: accentIn(color, 'light'), dark: accentIn(color, 'dark') }
}

function accentIn(color: Rgb, theme: Theme): Accent {
  const surface = surfaces[theme]
  const soft = tint(surface, color, veilShare, inks[theme])
  const accent = [surface, ...papers[theme], soft].reduce((so, ground) => legibleOn(so, ground), color)
  const onAccent = textOn(accent)
  return {
    accent: toHex(accent),
    accentHover: toHex(mix(accent, textOn(onAccent), hoverShare)),
    onAccent: toHex(onAccent),
    accentSoft: toHex(soft),
  }
}

type BrandProperties = Record<`--${string}`, string>

export function brandProperties(colors: Branding['colors']): BrandProperties {
  const primary = readColor(colors.primary, defaultBrandColors.primary)
  const background = readColor(colors.page_background, defaultBrandColors.page_background)
  const onBackground = textOn(background)
  const onPrimary = textOn(primary)
  const tinted = (share: number) => toHex(tint(background, primary, share, onBackground))
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
    '--accent': `light-dark(${accentIn(primary, 'light').accent}, ${accentIn(primary, 'dark').accent})`,
  }
}

/** What cannot be read, from an older release or an import, falls back to the default brand. */
function readColor(color: string, fallback: string): Rgb {
  return parseHex(color) ?? parseHex(fallback) ?? [0, 0, 0]
}
