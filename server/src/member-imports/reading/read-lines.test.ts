/** What is read out of pasted lines and CSV. */
import { expect, test } from 'vitest'
import { readList } from './read-lines.ts'

const linesOf = (text: string) => readList(text).lines
const read = (text: string) =>
  linesOf(text).map(({ line, email, role, labels, reason }) => [line, email, role, labels, reason?.code ?? null])
const namesIn = (text: string) =>
  linesOf(text).map(({ email, givenName, familyName }) => [email, givenName, familyName])
const reasonOf = (text: string) => linesOf(text)[0]?.reason

test('one address a line, as it was pasted', () => {
  expect(read('ada@example.com\n\n  Grace Hopper <grace@example.com>\r\nbad\n')).toEqual([
    [1, 'ada@example.com', null, [], null],
    [3, 'grace@example.com', null, [], null],
    [4, 'bad', null, [], 'email_invalid'],
  ])
})

test('without headings, an address behind names is found, and what is not read is said', () => {
  expect(read('Lovelace, Ada, ada@example.com\nTuring, Alan, Alan <alan@example.com>')).toEqual([
    [1, 'ada@example.com', null, [], null],
    [2, 'alan@example.com', null, [], null],
  ])
  expect(readList('Ada Lovelace\tada@example.com').ignored).toEqual([{ column: 1, heading: '' }])
  expect(read('nobody\nada@example.com,staff')).toEqual([
    [1, 'nobody', null, [], 'email_invalid'],
    [2, 'ada@example.com', 'staff', [], null],
  ])
})

test('a first line without a separator leaves it to the next that has one', () => {
  expect(read('grace@example.com\nada@example.com;staff\nalan@example.com;user;Math')).toEqual([
    [1, 'grace@example.com', null, [], null],
    [2, 'ada@example.com', 'staff', [], null],
    [3, 'alan@example.com', 'User', ['Math'], null],
  ])
  expect(read('grace@example.com\n"ada@example.com",staff,Math;Chess')).toMatchObject([
    {},
    [2, 'ada@example.com', 'staff', ['Math', 'Chess'], null],
  ])
})

test('what nobody sees around a pasted cell goes, and spaces within a name are one', () => {
  const list = 'email,given_name,labels\n\u200bada@example.com\u00a0,Anna\u00a0 Maria,\u2060Math  A'
  expect(read(list)).toEqual([[2, 'ada@example.com', null, ['Math A'], null]])
  expect(namesIn(list)).toEqual([['ada@example.com', 'Anna Maria', '']])
})

test('columns in the order of a header, with comma, semicolon or tab, and a mark of the byte order', () => {
  const lines = [[2, 'ada@example.com', 'staff', ['Math', 'Chess'], null]]
  expect(read('\uFEFFRole,Labels,E-Mail,Comment\nSTAFF,Math;Chess,ada@example.com,x')).toEqual(lines)
  expect(read('role\tlabels\temail\nstaff\tMath; chess ;Chess\tada@example.com')).toEqual([
    [2, 'ada@example.com', 'staff', ['Math', 'Chess'], null],
  ])
  expect(read('email;role\nada@example.com;user')).toEqual([[2, 'ada@example.com', 'User', [], null]])
})

test.each([
  'Email,First name,Last name',
  'EMAIL,firstname,LASTNAME',
  'E-mail address,Given Name,Surname',
  'mail,given_name,family_name',
  '"email","First-Name","Family name"',
  '\uFEFFEmail;First name;Last name',
])('first and last name under usual headings: %s', (header) => {
  const mark = header.includes(';') ? ';' : ','
  expect(namesIn(`${header}\nada@example.com${mark}  Ada  Augusta ${mark}Byron`)).toEqual([
    ['ada@example.com', 'Ada Augusta', 'Byron'],
  ])
})

test('columns that are not read are named, in their order, where they hold anything at all', () => {
  expect(readList('Email,phone,First name,,Room,\nada@example.com,1,Ada,x,,\n').ignored).toEqual([
    { column: 2, heading: 'phone' },
    { column: 4, heading: '' },
    { column: 5, heading: 'Room' },
  ])
  expect(readList('ada@example.com,staff,Math,beyond')).toMatchObject({ ignored: [{ column: 4, heading: '' }] })
  expect(readList('ada@example.com,staff\ngrace@example.com')).toMatchObject({ ignored: [], ignoredTotal: 0 })
})

test('of two columns with one meaning the first is read, and the other one is named', () => {
  const text = 'Email,First name,given name,email\nada@example.com,Ada,Other,other@example.com'
  expect(namesIn(text)).toEqual([['ada@example.com', 'Ada', '']])
  expect(readList(text).ignored).toEqual([
    { column: 3, heading: 'given name' },
    { column: 4, heading: 'email' },
  ])
  expect(readList(text).repeated).toEqual([3, 4])
  expect(readList('Email,phone\nada@example.com,1').repeated).toEqual([])
})

test.each([
  ['a line that says the separator', 'sep=;\r\nemail;first name;last name\r\nada@example.com;Ada;Love, Lace', 3],
  [
    'the same in quotes, behind a mark',
    '\uFEFF"sep=\t"\nemail\tfirst name\tlast name\nada@example.com\tAda\tLove, Lace',
    3,
  ],
  ['empty lines', '\n \n\nemail;first name;last name\nada@example.com;Ada;Love, Lace', 5],
  ['a comma in quotes', '"email";"first name";"last name";"Room, floor"\nada@example.com;Ada;Love, Lace;', 2],
])('a list that begins with %s is read as it is meant', (_how, text, line) => {
  expect(readList(text)).toMatchObject({
    lines: [{ line, email: 'ada@example.com', givenName: 'Ada', familyName: 'Love, Lace', reason: null }],
  })
})

test('headings that are formulas, endless or invisible are names like any other; more than 20 are counted', () => {
  const hostile = ['=HYPERLINK("http://evil.example")', 'x'.repeat(10_000), 'a\u202eb', '__proto__', 'constructor']
  const header = ['email', ...hostile.map((heading) => `"${heading.replaceAll('"', '""')}"`)].join(',')
  expect(readList(`${header}\nada@example.com`).ignored.map(({ heading }) => heading)).toEqual([
    '=HYPERLINK("http://evil.example")',
    `${'x'.repeat(60)}…`,
    'ab',
    '__proto__',
    'constructor',
  ])
  const many = readList(`email,${Array.from({ length: 5_000 }, (_, column) => `c${column}`).join(',')}\na@example.com`)
  expect([many.ignored.length, many.ignoredTotal]).toEqual([20, 5_000])
})

test('a list that names its columns and has none for the address says so on each line', () => {
  expect(read('First name,Last name\nAda,Byron\nGrace,Hopper').map(([line, , , , code]) => [line, code])).toEqual([
    [2, 'email_missing'],
    [3, 'email_missing'],
  ])
})

test('a line is numbered as an editor does, behind a cell with a line break in it', () => {
  expect(read('email,labels\n"ada@example.com","Math\nand Chess"\nbad,\n').map(([line]) => line)).toEqual([2, 4])
})

test.each([
  ['bad', { code: 'email_invalid', value: 'bad' }],
  [',staff', { code: 'email_missing' }],
  ['ada@example.com,boss', { code: 'role_unknown', value: 'boss' }],
  [
    `ada@example.com,,${'x'.repeat(41)}`,
    { code: 'name_invalid', of: 'label', fault: 'too_long', value: 'x'.repeat(41) },
  ],
  [
    `ada@example.com,,${Array.from({ length: 21 }, (_, index) => `l${index}`).join(';')}`,
    { code: 'too_many_labels', count: 21 },
  ],
  ['ada@example.com,,win at evil.com', { of: 'label', fault: 'address', value: 'win at evil.com' }],
  ['email,last name\nada@example.com,see evil.example', { of: 'family_name', fault: 'address' }],
  ['email,last name\nada@example.com,By\u202eron', { of: 'family_name', fault: 'not_one_line', value: 'Byron' }],
  ['"broken,staff', { code: 'unreadable' }],
])('refused with what is wrong: %j', (text, reason) => {
  expect(reasonOf(text)).toMatchObject(reason)
})

test('10,000 characters in one cell are refused, and told of in a few', () => {
  const long = 'y'.repeat(10_000)
  const value = `${'y'.repeat(60)}…`
  expect(reasonOf(`ada@example.com,${long}`)).toEqual({ code: 'role_unknown', value })
  const [line] = linesOf(`email,first name\nada@example.com,${long}`)
  expect(line?.reason).toEqual({ code: 'name_invalid', of: 'given_name', fault: 'too_long', value })
  expect([line?.givenName.length, line?.written?.given_name]).toEqual([101, long])
})

test('what is refused is kept as it was written, what is told of it is short and visible', () => {
  const [line] = linesOf('Email,First name,Role,Labels\n Ada <ada>, A\u200bda , boss ,Math|Chess')
  expect(line).toMatchObject({
    givenName: 'Ada',
    written: { email: 'Ada <ada>', given_name: 'A\u200bda', family_name: '', role: 'boss', labels: 'Math|Chess' },
  })
  expect(linesOf('ada@example.com')[0]?.written).toBeNull()
  expect(linesOf('"broken,staff')[0]?.written?.email).toBe('"broken,staff')
})

test('an address that is there twice is refused the second time, in any case', () => {
  expect(linesOf('ada@example.com\nADA@example.com')[1]?.reason).toEqual({
    code: 'email_twice',
    value: 'ADA@example.com',
    firstLine: 1,
  })
})

test('cells that a download of ours made harmless are read as they were', () => {
  const [line] = linesOf("email,first name,labels,problem\nada@example.com,'-Ada,'+1;'=x,anything")
  expect(line).toMatchObject({ givenName: '-Ada', labels: ['+1', '=x'] })
  expect(readList('email,problem\nada@example.com,x').ignored).toEqual([])
})

test('what is beyond one import is refused line by line', () => {
  const many = Array.from({ length: 10_001 }, (_, index) => `person${index}@example.com`).join('\n')
  const lines = linesOf(many)
  expect(lines).toHaveLength(10_001)
  expect(lines.filter(({ reason }) => reason !== null)).toMatchObject([
    { line: 10_001, reason: { code: 'too_many_lines' }, written: { email: 'person10000@example.com' } },
  ])
})
