/** Filters: each operator, what cannot be looked for, and anything at all, which is never more than refused. */
import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Directory, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'
import { comparisons } from './parse.ts'

const ground = provisioningGround()
let directory: Directory
const ids: Record<string, string> = {}
beforeAll(async () => {
  directory = await ground.directory('filters')
  for (const [name, more] of Object.entries({
    ada: {
      externalId: 'E1',
      displayName: 'Ada',
      name: { givenName: 'Ada', familyName: 'Ö’Lace', formatted: 'Dr. Ada' },
    },
    bea: { externalId: 'e2', displayName: 'Bea 100%', emails: [{ value: 'b@filters.org' }] },
    cleo: { active: false },
  }))
    ids[name] = await directory.user(`${name}@filters.org`, more)
  ids['group'] = await directory.group('Chess', [ids['ada'] ?? ''])
})

const ask = (path: string, filter: string) => directory.ask('GET', `${path}?filter=${encodeURIComponent(filter)}`)
async function names(filter: string): Promise<string> {
  const { status, body } = await ask('/Users', filter)
  if (status !== 200) return `${status} ${String(body['scimType'])}`
  return (body['Resources'] as { userName: string }[]).map(({ userName }) => userName.split('@')[0]).join(' ')
}

test.each([
  ['userName eq "ada@filters.org"', 'ada'],
  ['USERNAME EQ "ADA@filters.org"', 'ada'],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ada@filters.org"', 'ada'],
  ['userName ne "ada@filters.org"', 'bea cleo'],
  ['userName co "e"', 'ada bea cleo'],
  ['userName sw "b"', 'bea'],
  ['userName ew "a@filters.org"', 'ada bea'],
  ['userName gt "b"', 'bea cleo'],
  ['userName ge "bea@filters.org"', 'bea cleo'],
  ['userName lt "b"', 'ada'],
  ['userName le "bea@filters.org"', 'ada bea'],
  ['externalId eq "e2"', 'bea'],
  ['externalId eq "e1"', ''],
  ['externalId pr', 'ada bea'],
  ['not (externalId pr)', 'cleo'],
  ['not (externalId eq "E1")', 'bea cleo'],
  ['externalId eq null', 'cleo'],
  ['displayName co "100%"', 'bea'],
  ['displayName co "_"', ''],
  ['name.familyName co "ö’l"', 'ada'],
  ['name.givenName eq "ADA"', 'ada'],
  ['name[givenName sw "a" and familyName pr]', 'ada'],
  ['not (name.familyName pr)', 'bea cleo'],
  ['name.formatted ew "ada"', 'ada'],
  ['emails eq "b@filters.org"', 'bea'],
  ['emails.value eq "B@filters.org"', 'bea'],
  ['emails[type eq "work"].value eq "b@filters.org"', 'bea'],
  ['emails[type eq "work" and value co "ada"]', 'ada'],
  ['emails[type eq "home"]', ''],
  ['emails.primary eq true', 'ada bea cleo'],
  ['active eq true', 'ada bea'],
  ['active eq "False"', 'cleo'],
  ['meta.lastModified gt "2020-01-01T00:00:00Z"', 'ada bea cleo'],
  ['meta.lastModified lt "2020-01-01T00:00:00.123+02:00"', ''],
  ['meta.resourceType eq "User"', 'ada bea cleo'],
  ['userName sw "a" or userName sw "b" and active eq false', 'ada'],
  ['(userName sw "a" or userName sw "b") and active eq true', 'ada bea'],
  ['not (userName sw "a") and not (active eq false)', 'bea'],
  [String.raw`userName eq "\u0061da@filters.org"`, 'ada'],
  ['id eq "nobody"', ''],
  ['', 'ada bea cleo'],
])('%s: %s', async (filter, expected) => {
  expect(await names(filter)).toBe(expected)
})

test('by id, and groups by a member', async () => {
  expect(await names(`id eq "${ids['bea']}"`)).toBe('bea')
  for (const [filter, found] of [
    [`members.value eq "${ids['ada']}"`, 1],
    [`members[value eq "${ids['ada']}"]`, 1],
    [`members eq "${ids['bea']}"`, 0],
    ['members pr', 1],
    ['meta.resourceType eq "Group"', 1],
    ['displayName eq "CHESS" and meta.lastModified gt "2020-01-01T00:00:00Z"', 1],
  ] as const)
    expect((await ask('/Groups', filter)).body['totalResults'], filter).toBe(found)
})

describe('400 invalidFilter', () => {
  test.each([
    ...[
      'title eq "x"',
      'password co "a"',
      'groups eq "x"',
      'uid eq "x"',
      '__proto__ eq "x"',
      'constructor pr',
      'nickName eq "Ada"',
    ],
    ...[
      'userName',
      'userName eq',
      'eq "x"',
      'userName is "x"',
      'userName eq ada',
      'userName eq "ada',
      "userName eq 'ada'",
    ],
    ...[
      'userName eq "a" and',
      'and userName eq "a"',
      '(userName eq "a"',
      'userName eq "a")',
      'not userName eq "a"',
      'userName eq "a" userName eq "b"',
    ],
    ...[
      'emails[type eq "work"',
      'emails[emails[value pr]]',
      'emails[]',
      'userName[value eq "x"]',
      'active gt true',
      'active eq "perhaps"',
    ],
    ...[
      'meta.lastModified gt "yesterday"',
      'meta.lastModified co "2020"',
      'meta.lastModified gt "0000-01-01T00:00:00Z"',
      'meta.lastModified lt "9999-12-31T23:59:59-10:00"',
      'id gt "x"',
      'id eq 7',
      'userName eq 7',
      'userName gt null',
      'userName eq "a\0"',
    ],
    ...['userName eq "a"; drop table users', 'userName eq "a" -- ', '💥', '%', String.raw`userName eq "\ud800"`],
    `${'('.repeat(30)}userName pr${')'.repeat(30)}`,
    Array.from({ length: 60 }, () => 'userName pr').join(' or '),
    `userName eq "${'a'.repeat(5_000)}"`,
  ])('%s', async (filter) => {
    expect(await names(filter)).toBe('400 invalidFilter')
  })
})

/** Words of filters and of nothing, in any order. */
const scraps = [
  ...[
    'userName',
    'emails',
    'emails[',
    ']',
    '(',
    ')',
    '"',
    '""',
    '"a"',
    'and',
    'or',
    'not',
    'pr',
    ...comparisons,
    '.',
    '.value',
    '\\',
    "'",
  ],
  ...[
    'active',
    'true',
    'false',
    'null',
    '7',
    '-1e9',
    'meta.lastModified',
    '"2020-01-01T00:00:00Z"',
    'id',
    'members',
    '\0',
    '\ud800',
    '💥',
    '%',
    ' ',
  ],
]

test('whatever is asked, it is answered or refused: 200 or 400', async () => {
  const statuses = new Set<number>()
  for (let round = 0; round < 150; round += 1) {
    const filter = Array.from({ length: randomInt(1, 12) }, () => scraps[randomInt(scraps.length)]).join(' ')
    const path = `${['/Users', '/Groups'][round % 2]}?filter=${encodeURIComponent(filter.toWellFormed())}`
    const { status } = await directory.ask('GET', path)
    statuses.add(status)
    if (status !== 200 && status !== 400) throw new Error(`${status}: ${JSON.stringify(filter)}`)
    const change = patch({ op: 'replace', path: filter, value: filter })
    const changed = await directory.ask('PATCH', `/Users/${ids['cleo']}`, change)
    if (changed.status >= 500) throw new Error(`${changed.status}: ${JSON.stringify(filter)}`)
  }
  expect(statuses).toContain(400)
})
