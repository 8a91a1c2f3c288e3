/** Directories of an organization: who connects them, what their tokens open, and what is told of what they asked. */
import { provisioningLogDays } from '@atrium/contract/limits'
import { describe, expect, test } from 'vitest'
import { scimRequests, scimTokens, scimUsers } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { type Directory, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'
import { sweepProvisioningLog } from './log.ts'

const ground = provisioningGround()

const at = (organization: string, rest = '') => `/api/iam/organizations/${organization}/connections${rest}`
const asked = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, as: Actor, payload?: object) =>
  ground.ask({ method, url, as, ...(payload && { payload }) })
interface Shown {
  id: string
  tokens: { id: string; lastUsedOn: string | null }[]
  people: object
  lastRequestAt: string | null
}
const listed = async (organization: string, as: Actor) =>
  (await asked('GET', at(organization), as)).body['results'] as Shown[]

describe('a token', () => {
  test('is told once and kept as a hash; its last day of use is shown', async () => {
    const directory = await ground.directory('secret')
    expect(directory.token).toMatch(/^atrium_scim_[\w-]{43}$/)
    const kept = JSON.stringify(await ground.database.db.select().from(scimTokens))
    expect([kept.includes(directory.token), kept.includes(directory.token.slice(12))]).toEqual([false, false])
    expect((await listed('secret', directory.owner))[0]).toMatchObject({
      lastRequestAt: null,
      tokens: [{ lastUsedOn: null }],
    })
    await directory.ask('GET', '/Users')
    expect((await listed('secret', directory.owner))[0]).toMatchObject({
      lastRequestAt: expect.any(String),
      tokens: [{ lastUsedOn: new Date().toISOString().slice(0, 10) }],
    })
    expect(JSON.stringify(await listed('secret', directory.owner))).not.toContain(directory.token)
  })

  test('two at a time, each good by itself; 403 provisioning_limit for a third; a revoked one is 401 at once', async () => {
    const directory = await ground.directory('changing')
    const { connectionId, owner } = directory
    const second = await asked('POST', at('changing', `/${connectionId}/tokens`), owner)
    expect(second.status).toBe(201)
    const third = await asked('POST', at('changing', `/${connectionId}/tokens`), owner)
    expect(third).toMatchObject({ status: 403, body: { error: 'provisioning_limit' } })
    const by = (token: unknown) =>
      directory.ask('GET', '/Users', undefined, { authorization: `Bearer ${String(token)}` })
    expect([(await by(directory.token)).status, (await by(second.body['token'])).status]).toEqual([200, 200])
    const [first] = (await listed('changing', owner))[0]?.tokens ?? []
    const revoke = `/api/iam/organizations/changing/connection-tokens/${first?.id ?? ''}`
    expect((await asked('DELETE', revoke, owner)).status).toBe(204)
    expect([(await by(directory.token)).status, (await by(second.body['token'])).status]).toEqual([401, 200])
    expect((await asked('DELETE', revoke, owner)).status).toBe(404)
  })

  test.each([
    ['none', {}],
    ['another scheme', { authorization: 'Basic abc' }],
    ['one that nobody has', { authorization: `Bearer atrium_scim_${'A'.repeat(43)}` }],
    ['an empty one', { authorization: 'Bearer ' }],
    ['a long one', { authorization: `Bearer ${'a'.repeat(5_000)}` }],
    ['two', { authorization: 'Bearer a, Bearer b' }],
  ])('401 for %s, by every address, before a body is read', async (_what, headers) => {
    await (door ??= ground.directory('door'))
    for (const path of ['/Users', '/Users/x', '/Groups', '/ServiceProviderConfig', '/Schemas', '/Nothing']) {
      const response = await ground.app.inject({ url: `/scim/v2/door${path}`, headers })
      expect([response.statusCode, response.headers['www-authenticate']], path).toEqual([401, 'Bearer'])
    }
    const payload = '{'.repeat(100)
    const posted = {
      method: 'POST',
      url: '/scim/v2/door/Bulk',
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    } as const
    expect((await ground.app.inject(posted)).statusCode).toBe(401)
  })
  let door: Promise<Directory> | undefined

  test('401 for the token of another organization, as for none; and for one of a deleted organization', async () => {
    const [mine, theirs] = [await ground.directory('mine'), await ground.directory('theirs')]
    const answers = [
      await theirs.ask('GET', '/Users', undefined, { authorization: `Bearer ${mine.token}` }),
      await theirs.ask('GET', '/Users', undefined, { authorization: '' }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([401, answers[0]?.body]))
    const { body } = await asked('GET', '/api/iam/organizations', mine.owner)
    const [{ id } = { id: '' }] = body['results'] as { id: string }[]
    await asked('DELETE', `/api/iam/organizations/${id}`, mine.owner)
    expect((await mine.ask('GET', '/Users')).status).toBe(401)
  })

  test('a signed-in owner’s own token is none', async () => {
    const directory = await ground.directory('own')
    const headers = { authorization: `Bearer ${directory.owner.uid}` }
    expect((await directory.ask('GET', '/Users', undefined, headers)).status).toBe(401)
    const response = await ground.app.inject({
      url: at('own'),
      headers: { authorization: `Bearer ${directory.token}` },
    })
    expect(response.statusCode).toBe(401)
  })
})

test('nothing of one organization, or of another directory of the same, is reached by id', async () => {
  const mine = await ground.directory('inside')
  const others = [await ground.directory('beyond'), await ground.connect('inside', mine.owner)]
  for (const other of others) {
    const user = await other.user(`ada@${other.organization}.org`)
    const group = await other.group(`Chess ${other.connectionId.slice(0, 4)}`, [user])
    for (const path of [`/Users/${user}`, `/Groups/${group}`]) {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
        const body = { userName: `x@inside.org`, displayName: 'X', Operations: [{ op: 'remove', path: 'externalId' }] }
        const { status } = await mine.ask(method, path, method === 'GET' || method === 'DELETE' ? undefined : body)
        expect(status, `${method} ${path}`).toBe(404)
      }
    }
    const add = { displayName: `Mine ${user.slice(0, 4)}`, members: [{ value: user }] }
    expect((await mine.ask('POST', '/Groups', add)).status).toBe(400)
    expect((await mine.ask('GET', `/Users?filter=id eq "${user}"`)).body['totalResults']).toBe(0)
    expect((await mine.ask('GET', `/Groups?filter=members.value eq "${user}"`)).body['totalResults']).toBe(0)
    expect((await other.ask('GET', `/Groups/${group}`)).body['members']).toHaveLength(1)
  }
})

describe('owners', () => {
  test('403 recent_login_required for whatever changes a directory, by a sign-in that is not fresh', async () => {
    const { owner, connectionId } = await ground.directory('stale')
    const token = (await listed('stale', owner))[0]?.tokens[0]
    const authTime = owner.authTime
    owner.authTime = new Date(Date.now() - 6 * 60_000)
    const calls = [
      await asked('POST', at('stale'), owner, { directory: 'okta', groups: 'off' }),
      await asked('PATCH', at('stale', `/${connectionId}`), owner, { groups: 'off' }),
      await asked('POST', at('stale', `/${connectionId}/tokens`), owner),
      await asked('DELETE', `/api/iam/organizations/stale/connection-tokens/${token?.id ?? ''}`, owner),
      await asked('DELETE', at('stale', `/${connectionId}`), owner),
    ]
    expect(calls.map(({ status, body }) => [status, body['error']])).toEqual(
      Array(5).fill([403, 'recent_login_required']),
    )
    expect((await asked('GET', at('stale'), owner)).status).toBe(200)
    owner.authTime = authTime
  })

  test('404 for whatever is another organization’s, and nothing of it is changed', async () => {
    const { owner } = await ground.directory('nosy')
    const other = await ground.directory('minding')
    const before = await listed('minding', other.owner)
    const token = before[0]?.tokens[0]?.id ?? ''
    const calls = [
      await asked('PATCH', at('nosy', `/${other.connectionId}`), owner, { groups: 'off' }),
      await asked('POST', at('nosy', `/${other.connectionId}/tokens`), owner),
      await asked('DELETE', `/api/iam/organizations/nosy/connection-tokens/${token}`, owner),
      await asked('GET', at('nosy', `/${other.connectionId}/requests`), owner),
      await asked('DELETE', at('nosy', `/${other.connectionId}`), owner),
    ]
    expect(calls.map(({ status }) => status)).toEqual(Array(5).fill(404))
    expect(await listed('minding', other.owner)).toEqual(before)
  })

  test('three directories at most, however many are asked for at once', async () => {
    const owner = await ground.organization('many')
    const wanted = Array.from({ length: 6 }, () =>
      asked('POST', at('many'), owner, { directory: 'other', groups: 'off' }),
    )
    expect((await Promise.all(wanted)).map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 403, 403, 403])
  })

  test('204: switched off, its token is 401, its people stay, and nothing it kept is left', async () => {
    const directory = await ground.directory('ending')
    await ground.resident('endada', 'ada@ending.org')
    const id = await directory.user('ada@ending.org')
    await directory.group('Chess', [id])
    expect((await listed('ending', directory.owner))[0]).toMatchObject({
      people: { all: 1, members: 1, waiting: 0 },
      groupCount: 1,
    })
    const users = await ground.database.db.$count(scimUsers)
    expect((await asked('DELETE', at('ending', `/${directory.connectionId}`), directory.owner)).status).toBe(204)
    expect((await directory.ask('GET', '/Users')).status).toBe(401)
    expect([await ground.roleOf(directory, 'endada'), await ground.labelsOf(directory, 'endada')]).toEqual(['User', []])
    expect(await ground.database.db.$count(scimUsers)).toBe(users - 1)
  })

  test('the timeline says what an owner did and what the directory did', async () => {
    const directory = await ground.directory('told')
    await ground.resident('toldada', 'ada@told.org')
    const id = await directory.user('ada@told.org')
    await directory.group('Chess', [id])
    await directory.ask('DELETE', `/Users/${id}`)
    const call = { url: '/api/users/timeline', query: { organization: 'told' }, as: directory.owner }
    const entries = (await ground.ask(call)).body['results'] as {
      action: string
      actor: { user_id: string }
      subject: string
    }[]
    expect(entries.slice(0, 5).map(({ action, actor, subject }) => [action, actor.user_id, subject])).toEqual([
      ['member.removed', 'directory', 'toldada'],
      ['labels.given', 'directory', 'toldada'],
      ['label.created', 'directory', 'Chess'],
      ['member.joined', 'directory', 'toldada'],
      ['provisioning.connected', 'toldowner', ''],
    ])
  })
})

describe('the log', () => {
  test('what was done and what was refused, the newest first, a page at a time; what was only read is not in it', async () => {
    const directory = await ground.directory('logs')
    const id = await directory.user('ada@logs.org')
    await directory.ask('GET', '/Users')
    await directory.ask('POST', '/Users', { userName: 'ada@elsewhere.com', password: 'hunter2' })
    await directory.ask('GET', '/Users?filter=title pr')
    await directory.ask('POST', '/Users/.search', {})
    await directory.ask('POST', '/Groups/.search', { filter: 'title pr' })
    await directory.ask('DELETE', `/Users/${id}`)
    const read = async (query = {}) =>
      (await ground.ask({ url: at('logs', `/${directory.connectionId}/requests`), query, as: directory.owner })).body
    const { results, before } = await read()
    expect(results).toMatchObject([
      {
        operation: 'DELETE',
        resource: 'Users',
        subject: 'ada@logs.org',
        outcome: 'deleted',
        status: 204,
        cause: null,
        reason: null,
      },
      { operation: 'GET', resource: 'Groups', outcome: 'refused', status: 400, cause: 'unreadable' },
      { operation: 'GET', resource: 'Users', outcome: 'refused', status: 400, cause: 'unreadable' },
      {
        operation: 'POST',
        subject: 'ada@elsewhere.com',
        outcome: 'refused',
        cause: 'unproven_domain',
        reason: expect.stringContaining('no domain'),
      },
      { operation: 'POST', subject: 'ada@logs.org', outcome: 'created', status: 201 },
    ])
    expect([before, JSON.stringify(results).includes('hunter2')]).toEqual([null, false])
    expect((await read({ outcome: 'created' }))['results']).toMatchObject([{ subject: 'ada@logs.org' }])
    expect((await read({ outcome: 'ended' }))['results']).toEqual([])
    for (let more = 0; more < 50; more += 1) await directory.ask('DELETE', '/Users/nobody')
    const first = await read()
    const second = await read({ before: String(first['before']) })
    expect([(first['results'] as object[]).length, (second['results'] as object[]).length, second['before']]).toEqual([
      50,
      5,
      null,
    ])
  })

  test('why something was refused is told by a code, so that owners read it in their language', async () => {
    const directory = await ground.directory('why', 'classes')
    const group = await directory.group('Chess')
    const ada = await directory.user('ada@why.org')
    await directory.ask('POST', '/Users', { userName: 'ada@why.org' })
    await directory.ask('POST', '/Users', { userName: 'ada' })
    await directory.ask('POST', '/Groups', { displayName: 'Chess' })
    await directory.ask('POST', '/Groups', { displayName: 'C'.repeat(81) })
    await directory.ask('PATCH', '/Users/nobody', patch({ op: 'replace', path: 'active', value: false }))
    await directory.ask('PUT', `/Groups/${group}`, { displayName: 'Chess', members: [{ value: group }] })
    await directory.ask('DELETE', `/Users/${ada}`, undefined, { 'if-match': 'W/"9"' })
    const url = at('why', `/${directory.connectionId}/requests`)
    const call = { url, query: { outcome: 'refused' }, as: directory.owner }
    const results = (await ground.ask(call)).body['results'] as { cause: string }[]
    expect(results.map(({ cause }) => cause).toReversed()).toEqual([
      ...['taken', 'no_address', 'group_taken', 'group_name', 'unknown', 'unknown', 'changed_meanwhile'],
    ])
  })

  test(`it is gone after ${provisioningLogDays} days, and no day sooner`, async () => {
    const count = () => ground.database.db.$count(scimRequests)
    const days = (number: number) => new Date(Date.now() + number * 86_400_000)
    const before = await count()
    await sweepProvisioningLog(ground.database.db, days(provisioningLogDays - 1))
    expect(await count()).toBe(before)
    await sweepProvisioningLog(ground.database.db, days(0), 10)
    expect(await count()).toBeLessThan(before)
    await sweepProvisioningLog(ground.database.db, days(provisioningLogDays + 1))
    expect(await count()).toBe(0)
  })
})
