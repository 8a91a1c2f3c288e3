/** What is said of a colour's contrast beside its field: measured as WCAG does, by what the surfaces themselves take. */
import { accentsOf, surfaces } from '@atrium/contract/rules/colors/brand-colors'
import { contrast, parseHex, textContrast, textOn, toHex } from '@atrium/contract/rules/colors/contrast'
import { settingsMessages } from '#messages/console/settings.ts'

const texts = settingsMessages.contrast

const inWords = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`

/** Of the main colour, as text on a white surface; empty for what is no colour. */
export function primaryNote(color: string): string {
  const rgb = parseHex(color)
  if (rgb === undefined) return ''
  const ratio = contrast(rgb, surfaces.light)
  const { light, dark } = accentsOf(color)
  if (ratio < textContrast) return texts.low(inWords(ratio), light.accent)
  return dark.accent === toHex(rgb) ? texts.good(inWords(ratio)) : texts.dark(inWords(ratio), dark.accent)
}

/** Of a background, by the text that stands on it. */
export function backgroundNote(color: string): string {
  const rgb = parseHex(color)
  if (rgb === undefined) return ''
  const text = textOn(rgb)
  const name = text[0] === 0 ? settingsMessages.black : settingsMessages.white
  return texts.background(inWords(contrast(rgb, text)), name)
}
