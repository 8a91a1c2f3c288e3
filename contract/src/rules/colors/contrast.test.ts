import { describe, expect, it } from 'vitest'
import { contrast, legibleOn, parseHex, textContrast, textOn, tint, toHex } from './contrast.ts'
import type { Rgb } from './contrast.ts'

/** A grid over the whole cube, its corners included. */
const channels = [0, 51, 102, 153, 204, 255]
const cube: Rgb[] = channels.flatMap((r) => channels.flatMap((g) => channels.map((b): Rgb => [r, g, b])))
const greys: Rgb[] = Array.from({ length: 256 }, (_, level): Rgb => [level, level, level])

describe('hex colours', () => {
  it('reads both forms', () => {
    expect(parseHex('#222')).toEqual([34, 34, 34])
    expect(parseHex('#0070F3')).toEqual([0, 112, 243])
    expect(toHex([0, 112, 243])).toBe('#0070f3')
  })

  it.each(['', '222', '#22', '#22222', '#xyz', 'red', '#0070f3ff', 'url(x)'])('reads nothing from %j', (text) => {
    expect(parseHex(text)).toBeUndefined()
  })
})

describe('contrast', () => {
  it('gives the figures of WCAG', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
    expect(contrast([34, 34, 34], [34, 34, 34])).toBe(1)
  })
})

describe('text on a colour', () => {
  it('is legible on every colour', () => {
    for (const background of [...cube, ...greys]) {
      expect(contrast(textOn(background), background)).toBeGreaterThanOrEqual(textContrast)
    }
  })
})

describe('a tinted background', () => {
  it('keeps the text on it legible for every pair', () => {
    for (const background of cube) {
      for (const color of cube) {
        const text = textOn(background)
        expect(contrast(tint(background, color, 0.4, text), text)).toBeGreaterThanOrEqual(textContrast)
      }
    }
  })

  it('takes the whole share where it may', () => {
    expect(tint([0, 0, 0], [100, 100, 100], 0.5, [255, 255, 255])).toEqual([50, 50, 50])
  })
})

describe('a colour made legible', () => {
  it('stays as it is where it reads', () => {
    expect(legibleOn([0, 0, 128], [255, 255, 255])).toEqual([0, 0, 128])
  })

  it('reaches the ratio for every pair', () => {
    for (const color of cube) {
      for (const background of cube) {
        expect(contrast(legibleOn(color, background), background)).toBeGreaterThanOrEqual(textContrast)
      }
    }
  })
})
