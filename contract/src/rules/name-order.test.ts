/** Names are said as their readers and their own script order them. */
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { wholeName, greetedName, isFamilyFirst } from './name-order.ts'

const named = (given_name: string, family_name: string) => ({ given_name, family_name })

test('the given name stands first, but for Chinese readers', () => {
  const said = languages.map((language) => [language, wholeName(named('Ada', 'Lovelace'), language)])
  expect(said.filter(([, name]) => name !== 'Ada Lovelace')).toEqual([['zh-Hans', 'Lovelace Ada']])
  expect(languages.filter(isFamilyFirst)).toEqual(['zh-Hans'])
})

test.each([
  ['伟', '王', '王伟'],
  ['民準', '김', '김民準'],
  ['민준', '김', '김민준'],
  ['さくら', '佐々木', '佐々木さくら'],
  ['ジョージ', '田中', '田中ジョージ'],
])('%s %s is %s in every language', (given, family, whole) => {
  for (const language of languages) expect(wholeName(named(given, family), language)).toBe(whole)
  expect(wholeName(named(given, family))).toBe(whole)
  expect(greetedName(named(given, family))).toBe(whole)
})

test.each([
  ['伟', 'Smith', '伟 Smith'],
  ['Ada', '王', 'Ada 王'],
  ['आरव', 'शर्मा', 'आरव शर्मा'],
  ['  Ada ', ' Lovelace', 'Ada Lovelace'],
  ['Ada', '', 'Ada'],
  [' ', 'Lovelace', 'Lovelace'],
  ['伟', '', '伟'],
  ['', '', ''],
])('%j and %j are %j', (given, family, whole) => {
  expect(wholeName(named(given, family))).toBe(whole)
})

test('a greeting takes the given name, or the only one there is', () => {
  expect(greetedName(named('Ada', 'Lovelace'))).toBe('Ada')
  expect(greetedName(named('', 'Lovelace'))).toBe('Lovelace')
  expect(greetedName(named('', ''))).toBe('')
})
