/** A picture made of a name's initials, for those who have no photo. */
import { initials } from './initials.ts'

/** Behind the letters, in light and in dark: each at least 4.5:1 against them. */
export const initialsColors = [
  '#1d5f5a',
  '#94402a',
  '#6b3a63',
  '#3f5670',
  '#575c22',
  '#7a5210',
  '#8a3450',
  '#3a4680',
] as const
export const initialsInk = '#fff'

/** As an address for an image; the same letters get the same colour everywhere. Null for a name without letters. */
export function initialsImage(name: string): string | null {
  const letters = initials(name.toWellFormed())
  if (letters === '') return null
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    `<rect width="40" height="40" fill="${colorOf(letters)}"/>` +
    `<text x="20" y="20" dy=".35em" fill="${initialsInk}" font-family="system-ui,sans-serif" font-size="15"` +
    ` font-weight="600" text-anchor="middle">${letters.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function colorOf(letters: string): string {
  let hash = 0
  for (const character of letters) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_537
  return initialsColors[hash % initialsColors.length] ?? initialsColors[0]
}
