/** What has parts is changed by what has parts: anything else is refused, and never taken for a removal. */
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Directory, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

let directory: Directory
let user: string
let group: string
beforeAll(async () => {
  directory = await ground.directory('complex')
  const name = { givenName: 'Ada', familyName: 'Lovelace', formatted: 'Ada Lovelace' }
  const more = { name, displayName: 'Ada', externalId: 'e', emails: [{ value: 'ada@complex.org' }] }
  user = await directory.user('complex', more)
  group = await directory.group('Chess', [user])
})

const values: [string, unknown][] = [
  ['an empty list', []],
  ['a text', 'x'],
  ['a number', 5],
  ['a flag', true],
  ['a list of an empty object', [{}]],
  ['a list of nothing', [null]],
  ['a list of a list', [[]]],
  ['null', null],
  ['nothing', undefined],
]
type Request = [what: string, method: 'PATCH' | 'PUT', body: unknown]

/** Every way to say such a value of an attribute, but those that are right of it. */
function changesOf(path: string, right: string[]): Request[] {
  return values
    .filter(([what]) => !right.includes(what))
    .flatMap(([what, value]): Request[] => [
      [`add ${what}`, 'PATCH', patch({ op: 'add', path, value })],
      [`replace ${what}`, 'PATCH', patch({ op: 'replace', path, value })],
      // Nothing is said there.
      ...(value === undefined ? [] : [[what, 'PATCH', patch({ op: 'replace', value: { [path]: value } })] as Request]),
    ])
}

/** Asks each; answers those that were not refused, or that changed something. */
async function notRefused(path: string, asked: Request[]): Promise<unknown[]> {
  const before = (await directory.ask('GET', path)).body
  const wrong: unknown[] = []
  for (const [what, method, body] of asked) {
    const answer = await directory.ask(method, path, body)
    const isSame = isDeepStrictEqual((await directory.ask('GET', path)).body, before)
    const [status, type] = [answer.status, answer.body['scimType']]
    if (status !== 400 || type !== 'invalidValue' || !isSame) wrong.push({ what, status, type, isSame })
  }
  return wrong
}

describe('400 invalidValue, and nothing is changed', () => {
  test.each([
    ['name', []],
    // Of no addresses nothing follows.
    ['emails', ['an empty list']],
    ['emails[type eq "work"]', ['an empty list']],
    // A plain value can be emptied.
    ['emails[type eq "work"].value', ['null', 'nothing']],
    ['name.givenName', ['a text', 'null', 'nothing']],
    ['displayName', ['a text', 'null', 'nothing']],
    ['externalId', ['a text', 'null', 'nothing']],
    ['userName', ['a text']],
    ['active', ['a flag']],
  ])('a user’s %s as what it cannot be', async (path, right) => {
    expect(await notRefused(`/Users/${user}`, changesOf(path, right))).toEqual([])
  })

  test('a group’s members as what they cannot be; nor is anybody removed by such', async () => {
    const removed = [5, {}, [{}], [null]].map((value): Request => {
      return ['remove', 'PATCH', patch({ op: 'remove', path: 'members', value })]
    })
    const asked = [...changesOf('members', ['an empty list']), ...removed]
    expect(await notRefused(`/Groups/${group}`, asked)).toEqual([])
  })

  test('the same in a whole resource', async () => {
    const wholes = [{ name: [] }, { name: 'Ada' }, { emails: 5 }, { emails: [{}] }, { emails: [null] }]
    const put = wholes.map((more): Request => ['user', 'PUT', { userName: 'ada@complex.org', ...more }])
    expect(await notRefused(`/Users/${user}`, put)).toEqual([])
    for (const more of wholes) {
      expect(await directory.ask('POST', '/Users', { userName: 'new@complex.org', ...more })).toMatchObject({
        status: 400,
        body: { scimType: 'invalidValue' },
      })
    }
    const filled = [5, 'x', [{}], [null]].map((members): Request => {
      return ['group', 'PUT', { displayName: 'Chess', members }]
    })
    expect(await notRefused(`/Groups/${group}`, filled)).toEqual([])
  })
})

describe('200', () => {
  test('a whole group that says nothing of its members, or null, keeps them', async () => {
    for (const more of [{}, { members: null }]) {
      const { status, body } = await directory.ask('PUT', `/Groups/${group}`, { displayName: 'Chess', ...more })
      expect([status, body['members']]).toMatchObject([200, [{ value: user }]])
    }
  })

  test('an object changes what it names of the name; a removal empties it', async () => {
    const name = async (body: object) => (await directory.ask('PATCH', `/Users/${user}`, body)).body['name']
    const changed = { givenName: 'A', familyName: 'Lovelace', formatted: 'Ada Lovelace' }
    expect(await name(patch({ op: 'replace', path: 'name', value: { givenName: 'A' } }))).toEqual(changed)
    expect(await name(patch({ op: 'add', path: 'name', value: {} }))).toEqual(changed)
    expect(await name(patch({ op: 'remove', path: 'name' }))).toBeUndefined()
  })

  test('members: an empty list, or a removal of all, empties the group', async () => {
    const members = async (body: object) => (await directory.ask('PATCH', `/Groups/${group}`, body)).body['members']
    const back = patch({ op: 'add', path: 'members', value: [{ value: user }] })
    for (const empty of [
      { op: 'replace', path: 'members', value: [] },
      { op: 'remove', path: 'members' },
    ]) {
      expect(await members(back)).toHaveLength(1)
      expect((await members(patch(empty))) ?? []).toEqual([])
    }
  })
})
