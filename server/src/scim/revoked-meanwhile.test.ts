/** A token that is revoked, or an organization that is deleted, while a request is under way: what has not been done by then is not done. */
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { organizations, scimConnections, scimTokens } from '#db/schema.ts'
import { type Directory, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const the = provisioningGround()

/** The directory asks, and its tokens are revoked where the transaction of its first change would begin, or of a later one. */
async function revokedBefore<T>(nth: number, { connectionId }: Directory, ask: () => Promise<T>): Promise<T> {
  const { db } = the.database
  const transaction = db.transaction.bind(db)
  let changes = 0
  const begin = vi.spyOn(db, 'transaction')
  begin.mockImplementation(async (...given) => {
    changes += 1
    if (changes === nth) await db.delete(scimTokens).where(eq(scimTokens.connectionId, connectionId))
    return transaction(...given)
  })
  return ask().finally(() => begin.mockRestore())
}

async function there({ organization, connectionId, owner }: Directory) {
  const { body } = await the.ask({ url: `/api/iam/organizations/${organization}/connections`, as: owner })
  const found = (body['results'] as { id: string; people: { all: number }; groupCount: number }[]).find(
    ({ id }) => id === connectionId,
  )
  return { people: found?.people.all, groups: found?.groupCount }
}

test('401: nobody is made, changed or deleted, and no group either', async () => {
  const directory = await the.directory('revoked')
  const user = await directory.user('ada@revoked.org')
  const group = await directory.group('Staff')
  const rename = patch({ op: 'replace', path: 'displayName', value: 'Other' })
  const requests: Parameters<Directory['ask']>[] = [
    ['POST', '/Users', { userName: 'bob@revoked.org' }],
    ['PATCH', `/Users/${user}`, rename],
    ['DELETE', `/Users/${user}`],
    ['POST', '/Groups', { displayName: 'Others' }],
    ['PATCH', `/Groups/${group}`, rename],
    ['DELETE', `/Groups/${group}`],
  ]
  const { db } = the.database
  const [token] = await db.select().from(scimTokens).where(eq(scimTokens.connectionId, directory.connectionId))
  if (!token) throw new Error('it has no token')
  for (const request of requests) {
    expect([request[0], (await revokedBefore(1, directory, () => directory.ask(...request))).status]).toEqual([
      request[0],
      401,
    ])
    await db.insert(scimTokens).values(token)
  }
  expect(await there(directory)).toEqual({ people: 1, groups: 1 })
  expect((await directory.ask('GET', `/Groups/${group}`)).body).toMatchObject({ displayName: 'Staff' })
})

test('of many in one request, those of before are done', async () => {
  const directory = await the.directory('manyrevoked')
  const Operations = ['ada', 'bob', 'cyd'].map((name) => ({
    method: 'POST',
    path: '/Users',
    bulkId: name,
    data: { userName: `${name}@manyrevoked.org` },
  }))
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:BulkRequest']
  const { body } = await revokedBefore(2, directory, () => directory.ask('POST', '/Bulk', { schemas, Operations }))
  expect((body['Operations'] as { status: string }[]).map(({ status }) => status)).toEqual(['201', '401', '401'])
  expect(await there(directory)).toMatchObject({ people: 1 })
})

test('401 of an organization that is deleted by then, and no word that somebody is gone: it can be restored', async () => {
  const directory = await the.directory('deletedmeanwhile')
  const id = await directory.user('ada@deletedmeanwhile.org')
  const { db } = the.database
  const transaction = db.transaction.bind(db)
  const ofIt = eq(organizations.name, 'deletedmeanwhile')
  const begin = vi.spyOn(db, 'transaction')
  begin.mockImplementation(async (...given) => {
    await db.update(organizations).set({ deletedAt: new Date() }).where(ofIt)
    return transaction(...given)
  })
  const asked = [
    ['POST', '/Users', { userName: 'bob@deletedmeanwhile.org' }],
    ['PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false })],
    ['DELETE', `/Users/${id}`, undefined],
    ['POST', '/Groups', { displayName: 'Others' }],
  ] as const
  for (const [method, path, body] of asked) {
    const { status } = await directory.ask(method, path, body)
    expect([method, path, status]).toEqual([method, path, 401])
    await db.update(organizations).set({ deletedAt: null }).where(ofIt)
  }
  begin.mockRestore()
  expect(await there(directory)).toEqual({ people: 1, groups: 0 })
})

test('what is refused is answered as ever where the directory is removed before it is written down', async () => {
  const directory = await the.directory('removedmeanwhile')
  await directory.user('ada@removedmeanwhile.org')
  const { db } = the.database
  const transaction = db.transaction.bind(db)
  const begin = vi.spyOn(db, 'transaction')
  begin.mockImplementation(async (...given) => {
    try {
      return await transaction(...given)
    } finally {
      await db.delete(scimConnections).where(eq(scimConnections.id, directory.connectionId))
    }
  })
  const { status } = await directory.ask('POST', '/Users', { userName: 'ada@removedmeanwhile.org' })
  begin.mockRestore()
  expect(status).toBe(409)
})
