/** Rosters read: every file, every line that cannot be, and what refers to what. */
import { randomBytes } from 'node:crypto'
import { rosterMaxLines } from '@atrium/contract/limits'
import type { RosterProblem } from '@atrium/contract/people/rosters'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import type { Brought, Step } from '#rosters/difference/difference.ts'
import { type ArchiveParts, csvOf, rosterZip, schoolFiles } from '#testing/fixtures/roster-archives.ts'
import { rehearse } from './rehearse.ts'

const nothing: Brought = { people: [], classes: [], places: [] }

async function read(parts: ArchiveParts | Uint8Array, before: { records?: Uint8Array; brought?: Brought } = {}) {
  const { records = null, brought = nothing } = before
  const rehearsal = await rehearse(parts instanceof Uint8Array ? parts : rosterZip(parts), {
    source: () => Promise.resolve({ today: '2190-01-01', records, brought }),
    people: () => Promise.resolve(new Map()),
    classes: () => Promise.resolve(new Set()),
  })
  const steps = rehearsal.parts.flatMap((part) => JSON.parse(part) as (Step & { sourced_id: string })[])
  const refused = steps.filter(({ action }) => action === 'refuse')
  return {
    ...rehearsal,
    steps,
    refused,
    reasons: refused.map(({ file, line, reason }) => [file, line, reason as RosterProblem]),
    codes: refused.map(({ reason }) => reason?.code),
    added: steps.filter(({ action }) => action === 'add').map(({ sourced_id }) => sourced_id),
  }
}

const ada = { id: 'ada', classes: ['c1'] }
const files = schoolFiles([ada], { c1: '7A' })
const withUsers = (...lines: Record<string, string>[]) => ({
  ...files,
  'users.csv': [...(files['users.csv'] ?? []), ...lines],
})
const user = (sourcedId: string, more: Record<string, string> = {}) => ({
  sourcedId,
  givenName: 'Given',
  familyName: 'Family',
  email: `${sourcedId}@school.org`,
  ...more,
})

test.each([
  ['lines', 'a\n'.repeat(3 * rosterMaxLines), 'too_many_lines'],
  // No archive that unpacks to two hundred times its size is looked into at all.
  ['cells', `${randomBytes(50_000).toString('base64')}${','.repeat(101 * rosterMaxLines)}\n`, 'unreadable'],
])('a file of more %s than anybody has is told of once, and none of it is read', async (_what, text, code) => {
  const { reasons, isFatal } = await read({ files, raw: { 'users.csv': strToU8(text) } })
  expect({ reasons, isFatal }).toEqual({ reasons: [['users.csv', 1, { code }]], isFatal: true })
})

test('a record that is longer than any, and the odd quotes behind it, take no time', async () => {
  const long = randomBytes(1_500_000).toString('base64')
  const text = `sourcedId,givenName,familyName,email\n${long}\n${'"a\n'.repeat(rosterMaxLines)}`
  const { reasons } = await read({ files, raw: { 'users.csv': strToU8(text) } })
  expect(reasons).toEqual([['users.csv', 2, { code: 'unreadable' }]])
})

test('a name in Chinese letters is shown as it is said there', async () => {
  const { steps } = await read({ files: withUsers(user('ming', { givenName: '小明', familyName: '王' })) })
  expect(steps).toContainEqual(expect.objectContaining({ sourced_id: 'ming', name: '王小明' }))
  const wrong = user('ming', { givenName: '小明', familyName: '王', email: 'none' })
  expect((await read({ files: withUsers(wrong) })).refused).toMatchObject([{ name: '王小明' }])
})

test.each([
  [['阳娜', '欧'], ['娜', '欧阳'], { from: '欧, 阳娜', to: '欧阳, 娜' }],
  [['Ana', 'Maria Silva'], ['Ana Maria', 'Silva'], { from: 'Maria Silva, Ana', to: 'Silva, Ana Maria' }],
  [['Ana', 'Silva'], ['Ana', 'Souza'], { from: 'Ana Silva', to: 'Ana Souza' }],
])('%j that become %j are a change, also where the whole name is the same', async (before, after, name) => {
  const [givenName = '', familyName = ''] = before
  const person = { sourcedId: 'na', email: 'na@school.org', givenName, familyName, role: 'User', isOut: false } as const
  const [given = '', family = ''] = after
  const brought = { ...nothing, people: [person] }
  const { steps } = await read({ files: withUsers(user('na', { givenName: given, familyName: family })) }, { brought })
  expect(steps).toContainEqual(
    expect.objectContaining({ action: 'change', sourced_id: 'na', note: expect.objectContaining({ name }) }),
  )
})

test('the lines of all files are counted together', async () => {
  const text = strToU8('a\n'.repeat(1.2 * rosterMaxLines))
  const { reasons } = await read({ files, raw: { 'users.csv': text, 'enrollments.csv': text } })
  expect(reasons).toContainEqual(['enrollments.csv', 1, { code: 'too_many_lines' }])
  expect(reasons).not.toContainEqual(['users.csv', 1, { code: 'too_many_lines' }])
})

test.each([
  ['as UTF-8 with a mark', (text: string) => new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8(text)])],
  ['as UTF-16', (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])],
  [
    'as UTF-16, the other way round',
    (text: string) => new Uint8Array([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()]),
  ],
  ['with bare line feeds', (text: string) => strToU8(text.replaceAll('\r\n', '\n'))],
  ['with bare returns', (text: string) => strToU8(text.replaceAll('\r\n', '\r'))],
  ['with tabs', (text: string) => strToU8(text.replaceAll(',', '\t'))],
])('a file %s', async (_how, written) => {
  const users = csvOf('users.csv', [user('zoë', { email: 'zoe@school.org' })])
  const role = { sourcedId: 'r', userSourcedId: 'zoë', roleType: 'primary', role: 'teacher', orgSourcedId: 'school' }
  const { codes, added } = await read({
    files: { ...files, 'enrollments.csv': [], 'roles.csv': [role] },
    raw: { 'users.csv': written(users) },
  })
  expect({ codes, added }).toEqual({ codes: [], added: ['c1', 'zoë'] })
})

test('what is in no encoding that is known, or holds nothing’s byte, is said', async () => {
  for (const bytes of [new Uint8Array([0xff, 0xe9, 0x0a]), new Uint8Array([0x61, 0, 0x0a])]) {
    const { isFatal, codes } = await read({ files, raw: { 'users.csv': bytes } })
    expect({ isFatal, has: codes.includes('encoding_unknown') }).toEqual({ isFatal: true, has: true })
  }
})

test.each([
  [{ version: '1.1', files }, 'version_unsupported'],
  [{ files, manifest: { 'oneroster.version': '' } }, 'version_unsupported'],
  [{ files, manifest: { 'file.users': 'sometimes' } }, 'mode_unknown'],
  [{ files: {}, manifest: { 'file.users': 'bulk' } }, 'file_missing'],
  [{ files: { 'users.csv': files['users.csv'] ?? [] } }, 'file_missing'],
  [{ files, raw: { 'users.csv': 'sourcedId,givenName,familyName\r\na,b,c' } }, 'column_missing'],
  [{ files, raw: { 'orgs.csv': 'sourcedId,name,name\r\na,b,c' } }, 'column_twice'],
  [{ files, raw: { 'orgs.csv': 'sourcedId,name\r\n"a' } }, 'unreadable'],
  [{ mode: 'delta', files, raw: { 'orgs.csv': 'sourcedId,name\r\na,b' } }, 'column_missing'],
] as const)('an archive that cannot be applied: %#, %2$s', async (parts, code) => {
  const { isFatal, codes, added } = await read(parts)
  expect({ isFatal, added, has: codes.includes(code) }).toEqual({ isFatal: true, added: [], has: true })
})

test.each([
  [user('', {}), { code: 'id_missing' }],
  [user('x'.repeat(256), { email: 'x@school.org' }), { code: 'id_invalid' }],
  [user('a\u202eb', { email: 'x@school.org' }), { code: 'id_invalid' }],
  [user('ada', { email: 'x@school.org' }), { code: 'id_twice', firstLine: 2 }],
  [user('b', { status: 'later' }), { code: 'status_unknown', value: 'later' }],
  [user('b', { enabledUser: 'perhaps' }), { code: 'flag_invalid' }],
  [user('b', { email: '' }), { code: 'email_missing' }],
  [user('b', { email: 'no address' }), { code: 'email_invalid' }],
  [user('b', { email: 'ADA@school.org' }), { code: 'email_taken' }],
  [user('b', { givenName: 'www.evil.example' }), { code: 'name_invalid', of: 'given_name', fault: 'address' }],
  [user('b', { familyName: 'x'.repeat(101) }), { code: 'name_invalid', of: 'family_name', fault: 'too_long' }],
])('a line of users.csv that is refused: %#', async (line, reason) => {
  const { isFatal, reasons, added } = await read({ files: withUsers(line) })
  expect(isFatal).toBe(false)
  expect(reasons).toEqual([['users.csv', 3, expect.objectContaining(reason)]])
  expect(added).toEqual(['c1', 'ada'])
})

test('a cell that a spreadsheet would compute is a name like any other, and refused where it holds an address', async () => {
  const { steps, codes } = await read({
    files: withUsers(user('b', { givenName: '=1+1' }), user('c', { givenName: '=HYPERLINK("http://evil.example")' })),
  })
  expect(steps.find(({ sourced_id }) => sourced_id === 'b')).toMatchObject({ name: '=1+1 Family' })
  expect(codes).toEqual(['name_invalid'])
})

test('names of what every object has are ids like any other', async () => {
  const lines = ['__proto__', 'constructor', 'toString'].map((id) => user(id, { email: `${id}@school.org` }))
  const roles = lines.map(({ sourcedId }) => ({
    sourcedId: `r-${sourcedId}`,
    userSourcedId: sourcedId,
    roleType: 'primary',
    role: 'constructor',
    orgSourcedId: 'school',
  }))
  const { added, codes } = await read({
    files: { ...withUsers(...lines), 'roles.csv': [...(files['roles.csv'] ?? []), ...roles] },
  })
  expect(added).toEqual(['c1', 'ada', '__proto__', 'constructor', 'toString'])
  expect(codes).toEqual(['role_unknown', 'role_unknown', 'role_unknown'])
})

test('what names something that is not there is refused, and so is what names that', async () => {
  const enrolled = { sourcedId: 'e', classSourcedId: 'c2', userSourcedId: 'ada', role: 'student' }
  const { reasons } = await read({
    files: {
      ...files,
      'classes.csv': [
        ...(files['classes.csv'] ?? []),
        { sourcedId: 'c2', title: '7B', schoolSourcedId: 'elsewhere', termSourcedIds: 'year' },
      ],
      'enrollments.csv': [enrolled, { ...enrolled, sourcedId: 'f', classSourcedId: 'c1', userSourcedId: 'nobody' }],
      'roles.csv': [
        { sourcedId: 'r', userSourcedId: 'nobody', roleType: 'primary', role: 'teacher', orgSourcedId: 'school' },
        { sourcedId: 's', userSourcedId: 'ada', roleType: 'primary', role: 'teacher', orgSourcedId: 'nowhere' },
      ],
    },
  })
  expect(reasons).toEqual([
    ['roles.csv', 2, { code: 'user_unknown', value: 'nobody' }],
    ['roles.csv', 3, { code: 'org_unknown', value: 'nowhere' }],
    ['classes.csv', 3, { code: 'org_unknown', value: 'elsewhere' }],
    ['enrollments.csv', 2, { code: 'class_unknown', value: 'c2' }],
    ['enrollments.csv', 3, { code: 'user_unknown', value: 'nobody' }],
  ])
})

test('organizations and terms that go round in circles end', async () => {
  const org = (sourcedId: string, parentSourcedId: string) => ({
    sourcedId,
    name: sourcedId,
    type: 'school',
    parentSourcedId,
  })
  const { codes } = await read({
    files: {
      ...files,
      'orgs.csv': [
        ...(files['orgs.csv'] ?? []),
        org('a', 'b'),
        org('b', 'c'),
        org('c', 'a'),
        org('self', 'self'),
        org('below', 'a'),
      ],
      'academicSessions.csv': [
        ...(files['academicSessions.csv'] ?? []),
        { sourcedId: 't', title: 'T', endDate: '2199-01-01', parentSourcedId: 't' },
      ],
    },
  })
  expect(codes).toEqual(['org_cycle', 'org_cycle', 'org_cycle', 'org_cycle', 'org_unknown', 'session_cycle'])
})

test('a line that is refused leaves whom it is about as they were: nobody leaves by a typing error', async () => {
  const first = await read({ files })
  const brought: Brought = {
    people: [
      { sourcedId: 'ada', email: 'ada@school.org', givenName: 'Given', familyName: 'ada', role: 'User', isOut: false },
    ],
    classes: [{ sourcedId: 'c1', title: '7A' }],
    places: [{ classSourcedId: 'c1', personSourcedId: 'ada' }],
  }
  const broken = { ...files, 'users.csv': [user('ada', { email: 'no address' })] }
  const { counts, codes } = await read({ files: broken }, { records: first.records, brought })
  expect(codes).toEqual(['email_invalid'])
  expect(counts.people).toEqual({ add: 0, change: 0, leave: 0, same: 1 })
  expect(counts.places).toEqual({ add: 0, leave: 0 })
  // And whoever is not enabled, or not there, does leave.
  for (const users of [[user('ada', { enabledUser: 'false' })], [user('eve')]]) {
    const again = await read(
      { files: { ...files, 'users.csv': users, 'enrollments.csv': [], 'roles.csv': files['roles.csv'] ?? [] } },
      { records: first.records, brought },
    )
    expect(again.counts.people.leave).toBe(1)
  }
})

test('what is over by its day is over: classes, places and roles', async () => {
  const year = { sourcedId: 'old', title: '2188', type: 'schoolYear', startDate: '2187-08-01', endDate: '2190-01-01' }
  const { added, steps } = await read({
    files: {
      ...files,
      'academicSessions.csv': [...(files['academicSessions.csv'] ?? []), year],
      'classes.csv': [
        ...(files['classes.csv'] ?? []),
        { sourcedId: 'c2', title: 'Old', schoolSourcedId: 'school', termSourcedIds: 'old' },
      ],
      'roles.csv': [
        {
          sourcedId: 'r',
          userSourcedId: 'ada',
          roleType: 'primary',
          role: 'teacher',
          orgSourcedId: 'school',
          endDate: '2189-12-31',
        },
      ],
      'enrollments.csv': [
        { sourcedId: 'e', classSourcedId: 'c1', userSourcedId: 'ada', role: 'student', endDate: '2189-01-01' },
      ],
    },
  })
  expect(added).toEqual(['c1', 'ada'])
  expect(steps.find(({ kind }) => kind === 'person')?.note).toMatchObject({ role: 'User' })
  expect(steps.some(({ kind }) => kind === 'places')).toBe(false)
})
