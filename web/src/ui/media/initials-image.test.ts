/** Initials as a picture: legible in every colour, the same for the same name, and no way out of the SVG. */
import { expect, test } from 'vitest'
import { initialsColors, initialsImage, initialsInk } from './initials-image.ts'

const source = (name: string) => decodeURIComponent(initialsImage(name)?.replace('data:image/svg+xml,', '') ?? '')

test.each(initialsColors)('%s carries the letters at 4.5:1 or more', (color) => {
  expect(contrast(color, initialsInk)).toBeGreaterThanOrEqual(4.5)
})

test('a name without letters has no picture', () => {
  expect(initialsImage('')).toBeNull()
  expect(initialsImage(' @example.com')).toBeNull()
})

test('letters that mean something to XML stay letters', () => {
  expect(source('<script> &co')).toContain('>&#60;&#38;</text>')
})

test('an e-mail and a name with the same letters have the same picture', () => {
  expect(source('ada.lovelace@example.com')).toContain('>AL</text>')
  expect(initialsImage('ada.lovelace@example.com')).toBe(initialsImage('Ada Lovelace'))
})

test('half a character breaks nothing', () => {
  expect(source('\ud83d')).toContain('</text>')
})

test('people differ: every colour is used', () => {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const fills = alphabet.flatMap((first) =>
    alphabet.map((last) => /fill="(#\w+)"/.exec(source(`${first} ${last}`))?.[1]),
  )
  expect(new Set(fills)).toEqual(new Set(initialsColors))
})

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(color: string): number {
  const full = color.length === 4 ? color.replace(/\w/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
