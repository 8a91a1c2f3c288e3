import { describe, expect, it } from 'vitest'
import { defaultBrandColors } from '../../limits.ts'
import { accentsOf, brandProperties, papers, surfaces } from './brand-colors.ts'
import { contrast, parseHex, textContrast } from './contrast.ts'
import type { Rgb } from './contrast.ts'

function read(color: string | undefined): Rgb {
  const rgb = parseHex(color ?? '')
  if (rgb === undefined) throw new Error(`not a colour: ${color}`)
  return rgb
}

const choices = ['#000', '#fff', '#0070f3', '#ffdd00', '#777777', '#222', '#8a2be2', '#00ff00']

describe('brand colours', () => {
  it('flow in as chosen', () => {
    const properties = brandProperties({ primary: '#FD0', page_background: '#123456' })
    expect(properties['--brand']).toBe('#ffdd00')
    expect(properties['--paper']).toBe('#123456')
  })

  it.each(choices)('keep every text legible with %s', (color) => {
    const properties = brandProperties({ primary: color, page_background: color })
    const pairs = [
      ['--on-brand', '--brand'],
      ['--on-brand', '--brand-hover'],
      ['--on-paper', '--paper'],
      ['--on-paper', '--brand-veil'],
      ['--on-paper', '--brand-arch-0'],
      ['--on-paper', '--brand-arch-3'],
    ] as const
    for (const [text, background] of pairs) {
      expect(contrast(read(properties[text]), read(properties[background]))).toBeGreaterThanOrEqual(textContrast)
    }
    const [light, dark] = properties['--accent']?.match(/#[0-9a-f]{6}/g) ?? []
    expect(contrast(read(light), surfaces.light)).toBeGreaterThanOrEqual(textContrast)
    expect(contrast(read(dark), surfaces.dark)).toBeGreaterThanOrEqual(textContrast)
  })

  it.each(choices)('stand for the product’s own, legible in both themes, with %s', (color) => {
    for (const [theme, { accent, accentHover, onAccent, accentSoft }] of Object.entries(accentsOf(color))) {
      const surface = surfaces[theme as keyof typeof surfaces]
      for (const background of [surface, ...papers[theme as keyof typeof papers], read(accentSoft)])
        expect(contrast(read(accent), background)).toBeGreaterThanOrEqual(textContrast)
      for (const face of [accent, accentHover])
        expect(contrast(read(onAccent), read(face))).toBeGreaterThanOrEqual(textContrast)
    }
  })

  it('fall back to the default where they cannot be read', () => {
    expect(brandProperties({ primary: 'red', page_background: 'url(x)' })).toEqual(
      brandProperties({ primary: defaultBrandColors.primary, page_background: defaultBrandColors.page_background }),
    )
    for (const color of ['red', 'url(x)', '#12', '', '#000;}*{display:none'])
      expect(accentsOf(color)).toEqual(accentsOf(defaultBrandColors.primary))
  })
})
