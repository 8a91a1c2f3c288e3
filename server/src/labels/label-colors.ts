/** Colours for labels that nobody chose one for: to each their own. */

/** Any number of hues that follow each other by this angle stay apart. */
const GOLDEN_ANGLE = 137.508
/** Where the hues begin: beside the blue that a label has by itself. */
const FIRST_HUE = 25
const SATURATION = 0.65
/** As much light in each: a dot that is seen on paper and on a dark page. */
const LUMINANCE = 0.2

/** As many colours as are wanted, none of which is among the `taken`, nor twice. */
export function freshColors(taken: readonly string[], wanted: number): string[] {
  const known = new Set(taken.map((color) => color.toLowerCase()))
  const fresh: string[] = []
  for (let turn = known.size; fresh.length < wanted; turn += 1) {
    const color = colorOf((FIRST_HUE + turn * GOLDEN_ANGLE) % 360)
    if (known.has(color)) continue
    known.add(color)
    fresh.push(color)
  }
  return fresh
}

function colorOf(hue: number): string {
  let [dark, light] = [0, 1]
  // Halved until a step is smaller than one of 256.
  for (let step = 0; step < 10; step += 1) {
    const middle = (dark + light) / 2
    if (luminanceOf(channelsOf(hue, middle)) < LUMINANCE) dark = middle
    else light = middle
  }
  const hex = channelsOf(hue, light).map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** Red, green and blue of a hue (https://www.w3.org/TR/css-color-4/#hsl-to-rgb). */
function channelsOf(hue: number, lightness: number): number[] {
  const reach = SATURATION * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const place = (offset + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  })
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
