/** What a pasted list of learners is read as. */
import { expect, test } from 'vitest'
import { readLearnerList, unreadColumns } from './read-list.ts'

const names = { username: ['Benutzername'], given_name: ['Vorname'], family_name: ['Nachname'], class: ['Klasse'] }
const ada = { username: 'ada', given_name: 'Ada', family_name: 'Lovelace', class: '1a' }

test.each([
  ['in their order', 'ada,Ada,Lovelace,1a', { line: 1, ...ada }],
  ['as a spreadsheet pastes them', 'ada\tAda\tLovelace\t1a\r\n', { line: 1, ...ada }],
  ['with semicolons', 'ada;Ada;Lovelace;1a', { line: 1, ...ada }],
  ['with spaces around', '  ada , Ada,  Lovelace , 1a ', { line: 1, ...ada }],
  ['under English headings', 'Class,First name,Last name,Username\n1a,Ada,Lovelace,ada', { line: 2, ...ada }],
  ['under headings of the page', 'BENUTZERNAME;Vorname;Nachname;Klasse\nada;Ada;Lovelace;1a', { line: 2, ...ada }],
  ['with a mark of its bytes', '\uFEFFusername,first name\nada,Ada', { line: 2, ...ada, family_name: '', class: '' }],
  ['without a class', 'ada,Ada,Lovelace', { line: 1, ...ada, class: '' }],
  ['a name alone', 'ada', { line: 1, ...ada, given_name: '', family_name: '', class: '' }],
  ['a cell that was kept from being a formula', "ada,'=Ada,Lovelace,1a", { line: 1, ...ada, given_name: '=Ada' }],
  ['quoted', '"ada","Ada, ""the first""",Lovelace,1a', { line: 1, ...ada, given_name: 'Ada, "the first"' }],
  ['behind empty lines', '\n\n , \nada,Ada,Lovelace,1a\n\n', { line: 4, ...ada }],
  ['a quote inside of a name', 'ada,Ada "A",Lovelace,1a', { line: 1, ...ada, given_name: 'Ada "A"' }],
])('%s', (_how, text, expected) => {
  expect(readLearnerList(text, names)).toEqual([expected])
})

test('a line break in quotes is counted, and belongs to its cell', () => {
  expect(readLearnerList('ada,"Ada\nAugusta"\nalan,Alan', names)).toMatchObject([
    { line: 1, given_name: 'Ada\nAugusta' },
    { line: 3, given_name: 'Alan' },
  ])
})

test('a list that is cut off within quotes says where; what follows is not taken for a name', () => {
  expect(readLearnerList('ada,Ada\nalan,"Alan\nbob,Bob\n\ncyd,Cyd', names)).toMatchObject([
    { line: 1, username: 'ada' },
    { line: 2, username: 'alan', given_name: 'Alan', isCutOff: true },
  ])
  expect(readLearnerList('ada,"Ada', names)).toMatchObject([{ isCutOff: true }])
  expect(readLearnerList('ada,"Ada"', names)).toEqual([{ line: 1, ...ada, family_name: '', class: '' }])
})

test('a column that nobody knows is left out', () => {
  expect(readLearnerList('username,shoe,first name\nada,38,Ada', names)).toMatchObject([
    { username: 'ada', given_name: 'Ada', family_name: '' },
  ])
})

test('a first line that names columns is nobody, though none of them has usernames', () => {
  expect(readLearnerList('first name;last name;class\nAda;Lovelace;1a', names)).toEqual([
    { line: 2, ...ada, username: '' },
  ])
})

test('a line that says the separator is no line of the list; a comma in quotes separates nothing', () => {
  expect(readLearnerList('sep=;\r\nusername;first name\r\nada;Ada', names)).toMatchObject([
    { line: 3, username: 'ada' },
  ])
  expect(readLearnerList('ada;"Ada, A, B"', names)).toMatchObject([{ username: 'ada', given_name: 'Ada, A, B' }])
})

test('columns that are not read are named, and those that hold the same as an earlier one', () => {
  const text = 'username,shoe,first name,,Vorname,empty\nada,38,Ada,x,Augusta,'
  expect(unreadColumns(text, names)).toEqual({
    ignored: [
      { column: 2, heading: 'shoe' },
      { column: 4, heading: '' },
      { column: 6, heading: 'empty' },
    ],
    repeated: [{ column: 5, heading: 'Vorname' }],
  })
  expect(unreadColumns('ada,Ada,Lovelace,1a,beyond', names)).toEqual({
    ignored: [{ column: 5, heading: '' }],
    repeated: [],
  })
  expect(unreadColumns('ada\nbob', names)).toEqual({ ignored: [], repeated: [] })
})

test.each(['', '\n \n', ',,,'])('%j has nobody in it', (text) => {
  expect(readLearnerList(text, names)).toEqual([])
})
