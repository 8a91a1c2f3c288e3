/** Which usernames names are given. */
import { expect, test } from 'vitest'
import { columnNames } from '@atrium/contract/sentences/en/columns'
import { readLearnerList } from './read-list.ts'
import { bareNames, withUsernames } from './suggest-usernames.ts'

const names = { ...columnNames, class: ['Class'] } as const
const read = (text: string) => readLearnerList(text, names).learners
const suggested = (text: string) => withUsernames(read(text), names)

test.each([
  ['Ada Lovelace', 'ada.lovelace, Ada, Lovelace'],
  ['Ada', 'ada, Ada'],
  ['Anna Maria Groß', 'anna.maria.gross, Anna Maria, Groß'],
  ['José  Núñez', 'jose.nunez, José, Núñez'],
  ["Siobhán O'Brien", "siobhan.obrien, Siobhán, O'Brien"],
  ['Jean-Luc Picard', 'jean-luc.picard, Jean-Luc, Picard'],
  ['Юрий Йорданов', 'юрий.йорданов, Юрий, Йорданов'],
  ['王小明', '王小明, 王小明'],
  ['दिव्या शर्मा', 'दिव्या.शर्मा, दिव्या, शर्मा'],
])('the name %s alone becomes %s', (text, line) => {
  expect(suggested(text)).toBe(line)
})

test('two who are called the same have one each, and neither that of somebody who has one already', () => {
  expect(suggested('Ada.Lovelace, Augusta, Ada\nAda Lovelace\nADA LOVELACE')).toBe(
    ['Ada.Lovelace, Augusta, Ada', 'ada.lovelace2, Ada, Lovelace', 'ada.lovelace3, ADA, LOVELACE'].join('\n'),
  )
})

test('a list whose headings have no usernames keeps its classes, and is read back to the same', () => {
  const text = suggested('class;first name;last name\n1a;Ada;Lovelace, Countess\n"1 ""b""";Alan;Turing')
  expect(read(text)).toEqual([
    { line: 1, username: 'ada.lovelace.countess', given_name: 'Ada', family_name: 'Lovelace, Countess', class: '1a' },
    { line: 2, username: 'alan.turing', given_name: 'Alan', family_name: 'Turing', class: '1 "b"' },
  ])
})

test('a name that is no username in whole is cut, and one without letters is left to whoever reads it', () => {
  expect(
    suggested(`${'A'.repeat(70)}\n${'A'.repeat(70)}`)
      .split('\n')
      .map((line) => line.split(',')[0]),
  ).toEqual(['a'.repeat(64), `${'a'.repeat(63)}2`])
  expect(suggested('Ада Lovelace')).toBe(', Ада, Lovelace')
})

test('lines with a username are none that want one, nor is anything in a list that is cut off', () => {
  const count = (text: string) => bareNames(read(text))
  expect(count('ada, Ada, Lovelace\nalan, Alan')).toBe(0)
  expect(count('ada, Ada\nAlan Turing\nGrace')).toBe(2)
  expect(count('Alan Turing\n"Grace')).toBe(0)
})

test('where usernames would be taken for names, headings say what is what', () => {
  const text = suggested('username;first name\nAugusta;Ada\n;Alan')
  expect(text.split('\n')).toEqual(['Username, First name, Last name, Class', 'Augusta, Ada', 'alan, Alan'])
  expect(read(text)).toMatchObject([
    { username: 'Augusta', given_name: 'Ada' },
    { username: 'alan', given_name: 'Alan' },
  ])
})
