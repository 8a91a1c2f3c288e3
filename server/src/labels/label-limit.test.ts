/** How many labels an organization may have, whoever makes them. */
import { maxLabels } from '@atrium/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { importFixture, type ImportFixture } from '#testing/fixtures/people-imports.ts'

let ground: ImportFixture
beforeAll(async () => {
  ground = await importFixture()
})
afterAll(() => ground.server.close())

/** So many labels, called `kept1` and so on. */
async function fill(organization: string, many: number): Promise<void> {
  await ground.server.database.db.execute(`
    insert into labels (id, organization_id, name, name_key, color)
    select gen_random_uuid(), o.id, 'kept' || n, 'kept' || n, '#123456'
    from organizations o, generate_series(1, ${many}) n where o.name = '${organization}'`)
}

const calls = (organization: string, as: Actor) => ({
  async ask(method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) {
    const asked = { method, url: `/api/users/labels${path}`, query: { organization }, as }
    return ground.server.ask(payload ? { ...asked, payload } : asked)
  },
})

test('403 label_limit to make one more, and to take a deletion back; also for many at once', async () => {
  const { ask } = calls('filled', await ground.organization('filled'))
  await fill('filled', maxLabels - 1)
  const made = await Promise.all(['a', 'b', 'c'].map((name) => ask('POST', '', { name })))
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 403, 403])
  expect(made.find(({ status }) => status === 403)?.body['error']).toBe('label_limit')
  const id = String(made.find(({ status }) => status === 201)?.body['id'])
  await ask('DELETE', `/${id}`)
  expect((await ask('POST', '', { name: 'instead' })).status).toBe(201)
  const restored = await ask('POST', `/${id}/restore`)
  expect([restored.status, restored.body['error']]).toEqual([403, 'label_limit'])
  expect((await ask('GET')).body['totalResults']).toBe(maxLabels)
})

test('a list is refused line by line: what makes no label is done', async () => {
  const owner = await ground.organization('listed')
  await fill('listed', maxLabels - 2)
  const text = [
    'listedone@example.com,,kept1;New',
    'listedtwo@example.com,,new;Newer;Newest',
    'listedthree@example.com,,KEPT2;Newer',
    'listedfour@example.com,,Fourth',
    'listedfive@example.com,,',
  ].join('\n')
  const reason = { code: 'label_limit' }
  const preview = await ground.server.ask({
    method: 'POST',
    url: '/api/users/imports/preview',
    query: { organization: 'listed' },
    as: owner,
    payload: { text },
  })
  expect(preview.body).toMatchObject({
    counts: { add: 3, refuse: 2 },
    lines: [{ action: 'add' }, { reason }, { action: 'add' }, { reason }, { action: 'add' }],
  })
  const done = await ground.imported('listed', text, owner)
  expect(done.counts).toMatchObject({ add: 3, refuse: 2 })
  expect(done.refused.map(({ line, reason: why }) => [line, why])).toEqual([
    [2, reason],
    [4, reason],
  ])
  const { ask } = calls('listed', owner)
  expect((await ask('GET')).body['totalResults']).toBe(maxLabels)
})
