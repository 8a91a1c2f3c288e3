/** Usernames are held to the Unicode security profile: nothing unseen, scripts that belong together. */
import { expect, test } from 'vitest'
import { fieldMessages } from '../../sentences/en/fields.ts'
import { usernameProblem } from './username.ts'

test.each([
  ...[
    'ada',
    'Ada.Byron',
    'ada_byron-2',
    "o'neill",
    'x!',
    'zoë',
    'Nguyễn',
    'Ада',
    'Ελένη',
    'מרים',
    'محمد',
    'साइना',
    'ஆதி',
  ],
  ...['สมชาย', '김민준', '山田太郎', 'ヤマダ花子', 'ada山田カナ', 'ada김', '王bopoㄅ', 'ＡＤＡ', 'Ада7', 'محمد٣'],
])('%s is a username', (name) => {
  expect(usernameProblem(name)).toBeNull()
})

test.each([
  ['a variation selector', 'ada\uFE0F'],
  ['a grapheme joiner', 'a\u034Fda'],
  ['a Hangul filler', 'ada\u3164'],
  ['a half-width filler', 'ada\uFFA0'],
  ['a blank Braille pattern', 'ada\u2800'],
  ['a Mongolian selector', 'ada\u180B'],
  ['an invisible Khmer vowel', 'ada\u17B4'],
  ['a zero-width joiner', 'ad\u200Da'],
  ['a bidi override', 'ad\u202Ea'],
  ['a bidi mark', 'ada\u200F'],
  ['a tag', 'ada\u{E0061}'],
  ['a soft hyphen', 'a\u00ADda'],
  ['a private character', 'ada\uE000'],
  ['an unassigned character', 'ada\u0378'],
  ['an emoji', 'ada🦉'],
  ['a headless note', 'ada\u{1D159}'],
  ['Latin and Cyrillic', '\u0430da'],
  ['Latin and Greek', 'ad\u03B1'],
  ['Cyrillic and Greek', 'Ад\u03B1'],
  ['Hebrew and Arabic', 'מם'.concat('م')],
  ['Japanese and Korean', 'かな김'],
  ['a script that nobody writes today', '𐌀𐌃𐌀'],
  ['two systems of digits', 'محمد1٣'],
  ['piled marks', 'a\u0301\u0302\u0303\u0304da'],
  ['a mark twice', 'a\u0323\u0323da'],
  ['a mark alone', '\u0301ada'],
])('%s: refused', (_what, name) => {
  expect(usernameProblem(name)).toBe(fieldMessages.usernameUnclear)
})

test.each(['.', '..', '...', '.'.repeat(64), '．', '\u2024\u2024', '\u2026', '\u2025'])(
  '%j is refused: addresses are read without it',
  (name) => expect(usernameProblem(name)).toBe(fieldMessages.usernameInvalid),
)

test.each(['.ada', 'ada.', '..ada', 'a..b', '.-.', '%2e%2e'])('%s is a username all the same', (name) => {
  expect(usernameProblem(name)).toBeNull()
})

test.each(['ada＠x', 'a／b', 'a\u00A0b', 'a\u3000b', 'ada\u2028'])('%j is refused for what it folds to', (name) => {
  expect(usernameProblem(name)).toBe(fieldMessages.usernameInvalid)
})
