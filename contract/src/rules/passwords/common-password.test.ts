/** Which passwords everybody tries, in whatever dress, and which say no more than who uses them. */
import { describe, expect, test } from 'vitest'
import { guessable } from './common-password.ts'
import { commonPasswords } from './common-passwords.ts'

const own = ['Ada.Lovelace@example.com', 'countess', 'Ada Lovelace', 'Atrium']

describe('common', () => {
  test.each([
    ...['password', 'Password1', 'P@ssw0rd', 'P@$$w0rd!', 'pa55word', 'PASSWORD123', 'Password2024!', '1Password!'],
    ...[
      'Welcome1',
      'We1c0me!',
      'Summer2024!',
      'Winter23',
      'Qwerty123!',
      'qwerty!@#',
      'L3tm31n',
      'Iloveyou2',
      'Admin123!',
    ],
    ...[
      'Test1234!',
      'abc123',
      'ABC123!!',
      '123456',
      '123456!!',
      '!!123456',
      'passwordpassword',
      'Monkey_1',
      'pass-word-1',
    ],
    ...['aaaaaaaa', 'abcdefgh', '87654321', 'ｐａｓｓｗｏｒｄ', 'Dr4g0n99', 'secret7'],
  ])('%s', (password) => expect(guessable(password, own)).toBe('common'))
})

describe('one’s own', () => {
  test.each([
    'ada.lovelace',
    'AdaLovelace1',
    'Lovelace!',
    'L0vel4ce2024',
    'Countess99',
    '@da123',
    'Atrium2026!',
    'atrium',
  ])('%s', (password) => expect(guessable(password, own)).toBe('own'))
  test('the whole address', () => expect(guessable('ada.lovelace@example.com', own)).toBe('own'))
})

describe('neither', () => {
  test.each([
    ...['correct horse', 'Correct-Horse-9', 'Battery-Staple-9', 'zebra-crossing', 'пароль-7', '🗝🗝🗝🏛🏛🏛', 'xY-4!kq'],
    ...[
      'Quiet-arches-ada',
      'passwordless-in-seattle',
      'monkey48213907',
      'summer-of-love-1967',
      'adaptable',
      'a1b2c3x9',
      'Abcdef1!',
    ],
  ])('%s', (password) => expect(guessable(password, own)).toBeNull())

  test('names that are too short to be told apart', () => expect(guessable('li-2849x', ['Li', 'x'])).toBeNull())
})

test('the list holds what could be looked up: lower case, four letters or more, once', () => {
  const list = commonPasswords.trim().split(/\s+/)
  expect(list.length).toBeGreaterThan(2_000)
  expect(list.filter((word) => word !== word.toLowerCase() || [...word].length < 4)).toEqual([])
  expect(new Set(list).size).toBe(list.length)
})
