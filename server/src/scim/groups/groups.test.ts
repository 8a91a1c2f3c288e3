/** Groups of a directory: what they become, who is in them, and what is left when they go. */
import { describe, expect, test } from 'vitest'
import { maxClasses, maxLabels } from '@atrium/contract/limits'
import { auditRecords } from '#db/schema.ts'
import { maxMembersListed } from './group-resource.ts'
import { type Directory, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

const records = () => ground.database.db.$count(auditRecords)

/** Two members of an organization, and their ids in its directory. */
async function two(name: string, groups?: 'labels' | 'classes' | 'off') {
  const directory = await ground.directory(name, groups)
  const uids = [`${name}ada`, `${name}bea`]
  for (const uid of uids) await ground.resident(uid, `${uid}@${name}.org`)
  const ids = [await directory.user(`${uids[0]}@${name}.org`), await directory.user(`${uids[1]}@${name}.org`)] as const
  return { directory, uids: uids as [string, string], ids }
}

async function classes({ organization, owner }: Directory) {
  const { body } = await ground.ask({ url: '/api/users/classes', query: { organization }, as: owner })
  return (body['results'] as { name: string; members: number }[]).map(({ name, members }) => [name, members])
}

async function labels({ organization, owner }: Directory) {
  const { body } = await ground.ask({ url: '/api/users/labels', query: { organization }, as: owner })
  return (body['results'] as { name: string; members: number }[]).map(({ name, members }) => [name, members])
}

const members = (op: string, ...ids: string[]) => patch({ op, path: 'members', value: ids.map((value) => ({ value })) })

describe('more groups than there can be labels', () => {
  test('403, and the group is not there; one that is a label already comes', async () => {
    const { directory } = await two('crowded')
    await ground.database.db.execute(`
      insert into labels (id, organization_id, name, name_key, color)
      select gen_random_uuid(), o.id, 'kept' || n, 'kept' || n, '#123456'
      from organizations o, generate_series(1, ${maxLabels}) n where o.name = 'crowded'`)
    const refused = await directory.ask('POST', '/Groups', { displayName: 'Chess' })
    expect([refused.status, refused.body['detail']]).toEqual([403, expect.stringContaining('as many labels')])
    expect((await directory.ask('GET', '/Groups')).body['totalResults']).toBe(0)
    await directory.group('kept7', [])
  })

  test('nor classes; and where groups become classes then, those without room become nothing', async () => {
    const { directory } = await two('lessons')
    const ids = [await directory.group('Art'), await directory.group('Chess')]
    await ground.database.db.execute(`
      insert into classes (id, organization_id, name, name_key)
      select gen_random_uuid(), o.id, 'Kept ' || n, 'kept ' || n
      from organizations o, generate_series(2, ${maxClasses.current}) n where o.name = 'lessons'`)
    const changed = await ground.ask({
      method: 'PATCH',
      url: `/api/iam/organizations/lessons/connections/${directory.connectionId}`,
      payload: { groups: 'classes' },
      as: directory.owner,
    })
    expect(changed.status).toBe(200)
    expect(await labels(directory)).toEqual([])
    const refused = await directory.ask('POST', '/Groups', { displayName: 'Latin' })
    expect([refused.status, refused.body['detail']]).toEqual([403, expect.stringContaining('as many classes')])
    const made = await ground.database.db.execute(
      `select name from classes where not name like 'Kept %' and organization_id in (select id from organizations where name = 'lessons')`,
    )
    expect((made as { rows: unknown[] }).rows).toHaveLength(1)
    for (const id of ids) expect((await directory.ask('GET', `/Groups/${id}`)).status).toBe(200)
  })
})

describe('a group that is a label', () => {
  test('201: it is made, and its people have it; renamed, emptied and deleted with the group', async () => {
    const { directory, ids, uids } = await two('labelled')
    const id = await directory.group('Chess', [ids[0]])
    expect(await labels(directory)).toEqual([['Chess', 1]])
    const read = (await directory.ask('GET', `/Groups/${id}`)).body
    expect(read).toMatchObject({
      displayName: 'Chess',
      members: [{ value: ids[0], type: 'User', display: 'labelledada@labelled.org' }],
      meta: { resourceType: 'Group', version: 'W/"1"' },
    })
    expect((await directory.ask('PATCH', `/Groups/${id}`, members('add', ids[1]))).status).toBe(200)
    expect(await ground.labelsOf(directory, uids[1])).toEqual(['Chess'])
    await directory.ask('PATCH', `/Groups/${id}`, patch({ op: 'replace', path: 'displayName', value: 'Chess club' }))
    expect(await labels(directory)).toEqual([['Chess club', 2]])
    await directory.ask('PATCH', `/Groups/${id}`, members('remove', ids[0]))
    expect([await ground.labelsOf(directory, uids[0]), await ground.labelsOf(directory, uids[1])]).toEqual([
      [],
      ['Chess club'],
    ])
    expect((await directory.ask('DELETE', `/Groups/${id}`)).status).toBe(204)
    expect(await labels(directory)).toEqual([])
    expect((await directory.ask('DELETE', `/Groups/${id}`)).status).toBe(404)
  })

  test('a label that was there before is taken over, and stays when the group goes', async () => {
    const { directory, ids, uids } = await two('adopted')
    const made = { method: 'POST', url: '/api/users/labels', query: { organization: 'adopted' } } as const
    await ground.ask({ ...made, payload: { name: 'Choir' }, as: directory.owner })
    const id = await directory.group('choir', [ids[0]])
    expect(await ground.labelsOf(directory, uids[0])).toEqual(['Choir'])
    await directory.ask('DELETE', `/Groups/${id}`)
    expect(await labels(directory)).toEqual([['Choir', 0]])
  })

  test('400 for a name that no label can have, 409 for that of another group', async () => {
    const { directory } = await two('naming')
    await directory.group('Chess')
    for (const displayName of ['a'.repeat(41), 'see http://evil.com', '\u200b']) {
      expect((await directory.ask('POST', '/Groups', { displayName })).status, displayName).toBe(400)
    }
    for (const displayName of ['chess', 'Chess\u200b']) {
      expect(await directory.ask('POST', '/Groups', { displayName })).toMatchObject({
        status: 409,
        body: { scimType: 'uniqueness' },
      })
    }
    expect((await directory.ask('POST', '/Groups', {})).status).toBe(400)
  })

  test('whoever waits for an account has it as soon as they are a member', async () => {
    const directory = await ground.directory('later')
    const ada = await ground.resident('laterada', 'ada@later.org', false)
    const id = await directory.user('ada@later.org')
    await directory.group('Chess', [id])
    await ground.move(ada, 'ada@later.org')
    await ground.joinWaiting()
    expect(await ground.labelsOf(directory, 'laterada')).toEqual(['Chess'])
  })
})

test('a group that is a class: filled, renamed, and gone with it', async () => {
  const { directory, ids } = await two('classy', 'classes')
  const id = await directory.group('Class 5b', [...ids])
  expect(await classes(directory)).toEqual([['Class 5b', 2]])
  await directory.ask('PUT', `/Groups/${id}`, { displayName: 'Class 6b', members: [{ value: ids[0] }] })
  expect(await classes(directory)).toEqual([['Class 6b', 1]])
  await directory.ask('DELETE', `/Groups/${id}`)
  expect(await classes(directory)).toEqual([])
})

test('what groups become can be changed: nobody keeps what they were, and all get what they are', async () => {
  const { directory, ids } = await two('turning')
  await directory.group('5b', [...ids])
  await directory.group('a'.repeat(40), [])
  const change = (groups: string) =>
    ground.ask({
      method: 'PATCH',
      url: `/api/iam/organizations/turning/connections/${directory.connectionId}`,
      payload: { groups },
      as: directory.owner,
    })
  expect((await change('classes')).status).toBe(200)
  expect([await labels(directory), (await classes(directory))[0]]).toEqual([[], ['5b', 2]])
  expect((await change('off')).status).toBe(200)
  expect([await labels(directory), await classes(directory)]).toEqual([[], []])
  expect((await change('labels')).status).toBe(200)
  expect((await labels(directory))[0]).toEqual(['5b', 2])
})

test.each([
  ['an id of nobody', '00000000-0000-4000-8000-000000000000'],
  ['what is no id', 'ada'],
])('400 invalidValue for %s among the members, and nobody is changed', async (_what, value) => {
  const { directory, ids } = await two(`nobody${value.length}`)
  const id = await directory.group('Chess', [ids[0]])
  for (const body of [members('add', ids[1], value), members('replace', value)]) {
    expect(await directory.ask('PATCH', `/Groups/${id}`, body)).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue' },
    })
  }
  expect((await directory.ask('GET', `/Groups/${id}`)).body['members']).toHaveLength(1)
})

test('400 for people of another directory, and they get nothing by it', async () => {
  const { directory } = await two('ownpeople')
  const elsewhere = await two('otherpeople')
  const id = await directory.group('Chess')
  const [foreign] = elsewhere.ids
  for (const op of ['add', 'replace'])
    expect((await directory.ask('PATCH', `/Groups/${id}`, members(op, foreign))).body).toMatchObject({
      scimType: 'invalidValue',
      detail: `There is no user ${foreign}.`,
    })
  const made = await directory.ask('POST', '/Groups', { displayName: 'Art', members: [{ value: foreign }] })
  expect(made.status).toBe(400)
  expect(await labels(directory)).toEqual([['Chess', 0]])
})

test('the same asked twice changes nothing twice; a version that is another one is 412', async () => {
  const { directory, ids } = await two('calm')
  const id = await directory.group('Chess', [ids[0]])
  for (const body of [
    members('add', ids[1]),
    members('remove', ids[0]),
    members('replace', ids[0]),
    patch({ op: 'remove', path: 'members' }),
  ]) {
    const first = await directory.ask('PATCH', `/Groups/${id}`, body)
    const before = await records()
    const second = await directory.ask('PATCH', `/Groups/${id}`, body)
    expect([second.status, second.body, await records()]).toEqual([200, first.body, before])
  }
  expect((await directory.ask('PATCH', `/Groups/${id}`, members('add', ids[0]), { 'if-match': 'W/"1"' })).status).toBe(
    412,
  )
})

test('members are left out where they are not asked for', async () => {
  const { directory, ids } = await two('short')
  const id = await directory.group('Chess', [...ids])
  expect((await directory.ask('GET', `/Groups/${id}?excludedAttributes=members`)).body['members']).toBeUndefined()
  const { body } = await directory.ask('GET', '/Groups?attributes=displayName')
  expect(Object.keys((body['Resources'] as object[])[0] ?? {}).sort()).toEqual(['displayName', 'id', 'schemas'])
})

describe('a page of groups with very many people', () => {
  const page = async (directory: Directory, query: string) => {
    const { body } = await directory.ask('GET', `/Groups?${query}`)
    const groups = body['Resources'] as { id: string; members?: object[] }[]
    return { body, sizes: groups.map(({ members: all }) => all?.length) }
  }

  test('ends where their members are more than a page tells, and the next one goes on; one group is told whole', async () => {
    const directory = await ground.directory('immense', 'off')
    const ids = []
    for (const name of ['One', 'Two', 'Three', 'Four']) ids.push(await directory.group(name))
    const { db } = ground.database
    await db.execute(`
      insert into scim_users (id, organization_id, connection_id, user_name, user_name_key, email_key, active)
      select gen_random_uuid(), organization_id, id, 'u' || n || '@immense.org', 'u' || n || '@immense.org', 'u' || n || '@immense.org', true
      from scim_connections, generate_series(1, ${maxMembersListed + 500}) n where id = '${directory.connectionId}'`)
    // So that foreign keys are looked up by their indexes.
    await db.execute('analyze scim_users')
    const fill = (group: string | undefined, many: number) =>
      db.execute(`insert into scim_group_members (connection_id, group_id, user_id)
        select connection_id, '${group}', id from scim_users where connection_id = '${directory.connectionId}' limit ${many}`)
    await fill(ids[0], maxMembersListed / 2)
    await fill(ids[1], maxMembersListed / 2)
    await fill(ids[2], maxMembersListed + 500)
    await fill(ids[3], 1)

    const first = await page(directory, 'count=10')
    expect(first.body).toMatchObject({ totalResults: 4, startIndex: 1, itemsPerPage: 2 })
    expect(first.sizes).toEqual([maxMembersListed / 2, maxMembersListed / 2])
    const second = await page(directory, 'count=10&startIndex=3')
    expect(second.body).toMatchObject({ totalResults: 4, startIndex: 3, itemsPerPage: 1 })
    expect(second.sizes).toEqual([maxMembersListed + 500])
    expect((await page(directory, 'count=10&startIndex=4')).sizes).toEqual([1])
    const without = await page(directory, 'excludedAttributes=members')
    expect([without.body['itemsPerPage'], without.sizes]).toEqual([4, Array(4).fill(undefined)])
    const { body } = await directory.ask('GET', `/Groups/${ids[3]}?attributes=members.display,displayName`)
    expect(body).toEqual({
      schemas: expect.any(Array) as string[],
      id: ids[3],
      displayName: 'Four',
      members: [{ display: expect.stringMatching(/^u\d+@immense\.org$/) as string }],
    })
  }, 60_000)
})
