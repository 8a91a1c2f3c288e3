/** What a pasted list of learners is read as. */
import { expect, test } from 'vitest'
import type { ColumnNames, Columns } from './list-columns.ts'
import { readLearnerList, unreadColumns } from './read-list.ts'

const names: ColumnNames = {
  username: ['Benutzername'],
  given_name: ['Vorname'],
  family_name: ['Nachname'],
  name: ['Ganzer Name'],
  class: ['Klasse'],
}
const read = (text: string, chosen?: Columns) => readLearnerList(text, names, chosen).learners
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
  ['a name alone', 'ada', { line: 1, username: '', given_name: 'ada', family_name: '', class: '' }],
  ['a cell that was kept from being a formula', "ada,'=Ada,Lovelace,1a", { line: 1, ...ada, given_name: '=Ada' }],
  ['quoted', '"ada","Ada, ""the first""",Lovelace,1a', { line: 1, ...ada, given_name: 'Ada, "the first"' }],
  ['behind empty lines', '\n\n , \nada,Ada,Lovelace,1a\n\n', { line: 4, ...ada }],
  ['a quote inside of a name', 'ada,Ada "A",Lovelace,1a', { line: 1, ...ada, given_name: 'Ada "A"' }],
])('%s', (_how, text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('a line break in quotes is counted, and belongs to its cell', () => {
  expect(read('ada,"Ada\nAugusta"\nalan,Alan')).toMatchObject([
    { line: 1, given_name: 'Ada\nAugusta' },
    { line: 3, given_name: 'Alan' },
  ])
})

test('a list that is cut off within quotes says where; what follows is not taken for a name', () => {
  expect(read('ada,Ada\nalan,"Alan\nbob,Bob\n\ncyd,Cyd')).toMatchObject([
    { line: 1, username: 'ada' },
    { line: 2, username: 'alan', given_name: 'Alan', isCutOff: true },
  ])
  expect(read('ada,"Ada')).toMatchObject([{ isCutOff: true }])
  expect(read('ada,"Ada"')).toEqual([{ line: 1, ...ada, family_name: '', class: '' }])
})

test('a column that nobody knows is left out', () => {
  expect(read('username,shoe,first name\nada,38,Ada')).toMatchObject([
    { username: 'ada', given_name: 'Ada', family_name: '' },
  ])
})

test('a first line that names columns is nobody, though none of them has usernames', () => {
  expect(read('first name;last name;class\nAda;Lovelace;1a')).toEqual([{ line: 2, ...ada, username: '' }])
})

test('a line that says the separator is no line of the list; a comma in quotes separates nothing', () => {
  expect(read('sep=;\r\nusername;first name\r\nada;Ada')).toMatchObject([{ line: 3, username: 'ada' }])
  expect(read('ada;"Ada, A, B";Lovelace')).toMatchObject([{ username: 'ada', given_name: 'Ada, A, B' }])
})

test('columns that are not read are named, and those that hold the same as an earlier one', () => {
  const text = 'username,shoe,first name,,Vorname,empty\nada,38,Ada,x,Augusta,'
  expect(unreadColumns(readLearnerList(text, names))).toEqual({
    ignored: [
      { column: 2, heading: 'shoe' },
      { column: 4, heading: '' },
      { column: 6, heading: 'empty' },
    ],
    repeated: [{ column: 5, heading: 'Vorname' }],
  })
  expect(unreadColumns(readLearnerList('ada,Ada,Lovelace,1a,beyond', names))).toEqual({
    ignored: [{ column: 5, heading: '' }],
    repeated: [],
  })
  expect(unreadColumns(readLearnerList('ada\nbob', names))).toEqual({ ignored: [], repeated: [] })
})

test.each(['', '\n \n', ',,,'])('%j has nobody in it', (text) => {
  expect(read(text)).toEqual([])
})

const nameless = { username: '', family_name: 'Lovelace', given_name: 'Ada', class: '' }
test.each([
  ['last name first', 'Lovelace, Ada\nTuring, Alan', nameless],
  [
    'last name first, some with two first names',
    'Lovelace, Ada, Augusta\t1a',
    { ...nameless, given_name: 'Ada, Augusta', class: '1a' },
  ],
  ['last name first, and a class', 'Lovelace, Ada, 1a\nTuring, Alan, 1a', { ...nameless, class: '1a' }],
  [
    'last name first in a column of its own',
    'Lovelace, Ada\t1a\nTuring, Alan Mathison\t1b',
    { ...nameless, class: '1a' },
  ],
  ['the same with semicolons', 'Lovelace, Ada; 1a\nTuring, Alan; 1a', { ...nameless, class: '1a' }],
  ['the same in quotes', '"Lovelace, Ada",1a\n"Turing, Alan",1a', { ...nameless, class: '1a' }],
  ['two columns of a spreadsheet', 'Ada\tLovelace\nAlan\tTuring', nameless],
  ['a whole name and a class', 'Ada Lovelace,1a\nAlan Turing,1b', { ...nameless, class: '1a' }],
  ['a username and a whole name', 'ada, Ada Lovelace\nalan, Alan Turing', { ...nameless, username: 'ada' }],
  ['a username, a whole name and a class', 'ada;Ada Lovelace;1a', { ...nameless, username: 'ada', class: '1a' }],
  [
    'a username, a first name and a class',
    'ada;Ada;1a',
    { ...nameless, username: 'ada', family_name: '', class: '1a' },
  ],
  ['the first line without what parts the others', 'Ada Lovelace\nTuring, Alan\nHopper, Grace', nameless],
  ['with the comma of Arabic', 'آدا، Ada، Lovelace، 1a', { ...nameless, username: 'آدا', class: '1a' }],
  ['with the comma of Chinese', 'ada，Ada，Lovelace，1a', { ...nameless, username: 'ada', class: '1a' }],
])('without headings: %s', (_how, text, expected) => {
  expect(read(text)[0]).toEqual({ line: 1, ...expected })
})

test.each([
  ['a whole name', 'Name;Class\nLovelace, Ada;1a', { ...nameless, class: '1a' }],
  ['a whole name alone', 'Name\nLovelace, Ada', nameless],
  ['a name beside a first name, which is the last one', 'Name;Vorname\nLovelace;Ada', nameless],
  ['more commas than separators below them', 'Nachname;Vorname\nLovelace;"Ada"\nA, B, C;"D, E"\nF, G, H;I', nameless],
  ['a first name and what nobody knows', 'Kurs;Vorname\n1a;Ada', { ...nameless, family_name: '' }],
])('under headings: %s', (_how, text, expected) => {
  expect(read(text)[0]).toEqual({ line: 2, ...expected })
})

test('what somebody said of the columns is so, whatever they look like', () => {
  expect(read('Ada\tLovelace\tLions', ['given_name', 'family_name', 'class'])).toEqual([
    { line: 1, ...nameless, class: 'Lions' },
  ])
  expect(read('Vorname;Kurs\nAda Maria;1a', ['given_name', 'class'])).toMatchObject([
    { line: 2, given_name: 'Ada Maria', family_name: '', class: '1a' },
  ])
})

test('of each column there is told what it is called, what stands in it and what it is read as', () => {
  expect(readLearnerList('Kurs;;Vorname;Nachname\n;;Ada;Lovelace\n1a;;Alan;Turing', names)).toMatchObject({
    isHeaded: true,
    filled: [
      { column: 1, heading: 'Kurs', sample: '1a', of: null },
      { column: 3, heading: 'Vorname', sample: 'Ada', of: 'given_name' },
      { column: 4, heading: 'Nachname', sample: 'Lovelace', of: 'family_name' },
    ],
  })
})
