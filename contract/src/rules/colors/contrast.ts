/** Colours that stay legible whatever an organization chose (WCAG 2.2, contrast). */

export type Rgb = readonly [red: number, green: number, blue: number]

/** WCAG AA for text of any size. */
export const textContrast = 4.5

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

/** Reads `#rgb` and `#rrggbb`. */
export function parseHex(color: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1]
  if (digits === undefined) return undefined
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * White where it reads, else black; one of them always reaches 4.5. White first, because brand
 * colours in the middle, where both read, are drawn with white by everyone else.
 */
export function textOn(background: Rgb): Rgb {
  return contrast(background, white) >= textContrast ? white : black
}

const mixSteps = 20

/** The colour itself where it reads on the background, else the nearest mix towards black or white that does. */
export function legibleOn(color: Rgb, background: Rgb): Rgb {
  const towards = textOn(background)
  for (let step = 0; step < mixSteps; step += 1) {
    const candidate = mix(color, towards, step / mixSteps)
    if (contrast(candidate, background) >= textContrast) return candidate
  }
  return towards
}

/** The background tinted by a colour, at most by the share, and only as far as the text on it still reads. */
export function tint(background: Rgb, color: Rgb, share: number, text: Rgb): Rgb {
  for (let step = mixSteps; step > 0; step -= 1) {
    const candidate = mix(background, color, (share * step) / mixSteps)
    if (contrast(candidate, text) >= textContrast) return candidate
  }
  return background
}

/** `share` 0 gives the first colour, 1 the second. Whole channels, so that what is measured is what is shown. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share)
  return [channel(0), channel(1), channel(2)]
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
