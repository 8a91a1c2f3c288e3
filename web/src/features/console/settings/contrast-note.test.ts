/** What is said of a colour's contrast. */
import { expect, test } from 'vitest'
import { backgroundNote, primaryNote } from './contrast-note.ts'

test.each([
  ['#ffff00', /^Contrast 1\.0:1 on white, too little for text: text and buttons take #[0-9a-f]{6}\.$/],
  ['#000000', /^Contrast 21\.0:1 on white\. In the dark theme, text takes #[0-9a-f]{6}\.$/],
  ['red', /^$/],
])('of the main colour %s', (color, said) => {
  expect(primaryNote(color)).toMatch(said)
})

test.each([
  ['#222', 'Text on it is white: contrast 15.9:1.'],
  ['#ffd54a', 'Text on it is black: contrast 14.8:1.'],
])('of the background %s', (color, said) => {
  expect(backgroundNote(color)).toBe(said)
})
