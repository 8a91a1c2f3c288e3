/** Changing records, by status: one's own, and a member's by an owner. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { uploadMaxBytes } from '@atrium/contract/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditRecords, contentClaims, contents, organizationMembers, organizations } from '#db/schema.ts'
import { formOf, testContent, type TestContent, testContentOrigin } from '#testing/files/content.ts'
import { picture, svg } from '#testing/files/pictures.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { serveUsers } from './routes.ts'

let server: TestServer
let content: TestContent
beforeAll(async () => {
  content = await testContent()
  server = await testServer([serveUsers], (db) => ({ content: content.on(db) }))
})
afterAll(async () => {
  await server.close()
  await content.remove()
})

const profile = '/api/users/profile'
const patch = async (url: string, name: string, payload: object, query = {}) =>
  server.ask({ method: 'PATCH', url, query, payload, as: await server.person(name) })
const patchForm = async (url: string, name: string, ...parts: Parameters<typeof formOf>) =>
  server.ask({ method: 'PATCH', url, as: await server.person(name), ...(await formOf(...parts)) })

/** An organization with these people in it. */
async function organization(name: string, people: Record<string, 'owner' | 'staff' | 'User'>) {
  const { db } = server.database
  const id = crypto.randomUUID()
  const colors = { primaryColor: '#000', pageBackground: '#fff' }
  await db.insert(organizations).values({ id, name, displayName: name, logoUrl: '/l.svg', ...colors })
  for (const [uid, role] of Object.entries(people)) {
    await server.person(uid)
    await db.insert(organizationMembers).values({ organizationId: id, uid, role })
  }
  return id
}

const kept = () => readdirSync(join(content.folder, 'content'), { encoding: 'utf8' })

describe('PATCH /api/users/profile', () => {
  test('401 without a bearer', async () => {
    expect((await server.ask({ method: 'PATCH', url: profile, payload: {} })).status).toBe(401)
  })

  test.each([
    ['given_name', ' ', 'First name is required'],
    ['family_name', '', 'Last name is required'],
    ['displayName', '', 'Display name is required'],
    ['username', ' ', 'Username is required'],
    ['pronounce', 'dr', 'This value is not valid.'],
    ['pronounce', 'MR', 'This value is not valid.'],
    ['photoURL', 'javascript:alert(1)', 'This is not a valid web address.'],
    ['photoURL', 'https://user@evil.example/a.png', 'This is not a valid web address.'],
    ['given_name', 'x'.repeat(101), 'This name is too long.'],
    ['email', 'other@example.com', 'This field is not known.'],
    ['emailVerified', true, 'This field is not known.'],
    ['user_id', 'somebody', 'This field is not known.'],
    ['role', 'owner', 'This field is not known.'],
  ])('422 for %s %j', async (field, value, sentence) => {
    const { status, body } = await patch(profile, 'typist', { [field]: value })
    expect([status, body['errors']]).toEqual([422, { [field]: sentence }])
  })

  test('409 for a username that somebody has', async () => {
    await patch(profile, 'first', { username: 'Contested' })
    const { status, body } = await patch(profile, 'second', { username: 'ＣＯＮＴＥＳＴＥＤ' })
    expect([status, body['error']]).toEqual([409, 'username_taken'])
  })

  test('200 changes what is named and nothing else, with an audit record', async () => {
    const change = {
      given_name: 'Ada',
      family_name: 'Byron',
      displayName: 'Ada B.',
      username: 'adab',
      pronounce: 'mrs',
    }
    expect((await patch(profile, 'ada', change)).body).toMatchObject(change)
    const { status, body } = await patch(profile, 'ada', { displayName: 'Countess' })
    expect([status, body]).toEqual([
      200,
      { ...change, displayName: 'Countess', user_id: 'ada', email: 'ada@example.com', photoURL: null },
    ])
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.subject, 'ada'))
    expect(records.at(-1)).toMatchObject({
      actor: 'ada',
      action: 'user.profile_changed',
      detail: { fields: 'displayName' },
    })
  })

  test.each([
    ['Mr', 'mr'],
    ['Mrs', 'mrs'],
    ['Miss', 'miss'],
    ['Sir', 'sir'],
    ['sir', 'sir'],
  ])('200 for the title %s', async (pronounce, stored) => {
    const { status, body } = await patch(profile, 'titled', { pronounce })
    expect([status, body['pronounce']]).toEqual([200, stored])
  })

  test('200 with nothing to change', async () => {
    expect((await patch(profile, 'idle', {})).body).toMatchObject({ displayName: 'idle' })
  })
})

describe('PATCH /api/users/{user_id} as form data', () => {
  const photo = async () => ({ bytes: await picture('png') })

  test('422 beside photoURL for what is no image', async () => {
    const { status, body } = await patchForm('/api/users/sitter', 'sitter', ['photoURL', { bytes: svg }])
    const sentence = 'Please select a valid image file (JPG, PNG, GIF, etc.)'
    expect([status, body['errors']]).toEqual([422, { photoURL: sentence }])
  })

  test('422 beside photoURL for a photo of 24 MB', async () => {
    const bytes = Buffer.concat([await picture('png'), Buffer.alloc(1.2 * uploadMaxBytes)])
    const { status, body } = await patchForm('/api/users/sitter', 'sitter', ['photoURL', { bytes }])
    expect([status, body['errors']]).toEqual([422, { photoURL: 'File size must be less than 20MB' }])
    expect(await content.files()).toEqual([])
  })

  test('422 for two photos, and for a photo and an address', async () => {
    const two = await patchForm('/api/users/sitter', 'sitter', ['photoURL', await photo()], ['photoURL', await photo()])
    const both = await patchForm(
      '/api/users/sitter',
      'sitter',
      ['photoURL', await photo()],
      ['photoURL', 'https://elsewhere.example/a.png'],
    )
    for (const { status, body } of [two, both]) {
      expect([status, body['errors']]).toEqual([422, { photoURL: 'That is too many files at once.' }])
    }
  })

  test('422 for a text that is wrong, 409 for a taken username: the photo is not kept', async () => {
    await patch(profile, 'earlier', { username: 'earlybird' })
    const wrong = await patchForm('/api/users/sitter', 'sitter', ['photoURL', await photo()], ['given_name', ' '])
    expect([wrong.status, wrong.body['errors']]).toEqual([422, { given_name: 'First name is required' }])
    const taken = await patchForm('/api/users/sitter', 'sitter', ['username', 'EarlyBird'], ['photoURL', await photo()])
    expect(taken.status).toBe(409)
    expect(await server.database.db.$count(contents)).toBe(0)
    expect(await content.files()).toEqual([])
  })

  test('415 for a body of another kind', async () => {
    const as = await server.person('sitter')
    const headers = { 'content-type': 'image/png' }
    const { status } = await server.ask({ method: 'PATCH', url: '/api/users/sitter', as, headers, payload: 'png' })
    expect(status).toBe(415)
  })

  test('404 for another person, before the photo is read', async () => {
    await server.person('somebody')
    expect((await patchForm('/api/users/somebody', 'sitter', ['photoURL', await photo()])).status).toBe(404)
    expect(await content.files()).toEqual([])
  })

  test('200 with photo and texts, in any order; the photo is claimed until it is replaced or removed', async () => {
    const claims = () => server.database.db.select().from(contentClaims).where(eq(contentClaims.holder, 'user:model'))
    const { status, body } = await patchForm(
      '/api/users/model',
      'model',
      ['given_name', 'Mo'],
      ['photoURL', await photo()],
      ['family_name', 'Del'],
    )
    expect(status).toBe(200)
    const [name] = kept()
    expect(body).toMatchObject({ given_name: 'Mo', family_name: 'Del', photoURL: `${testContentOrigin}/${name}` })
    expect(await claims()).toEqual([{ holder: 'user:model', name }])
    await patchForm('/api/users/model', 'model', ['photoURL', await photo()])
    expect(await claims()).toHaveLength(1)
    expect((await claims())[0]?.name).not.toBe(name)
    const removed = await patch('/api/users/model', 'model', { photoURL: null })
    expect(removed.body).toMatchObject({ photoURL: null, given_name: 'Mo' })
    expect(await claims()).toEqual([])
  })

  test('200 as JSON, with an address that is not ours: nothing is claimed', async () => {
    const photoURL = 'https://lh3.googleusercontent.com/a/photo'
    const { status, body } = await patch('/api/users/guest', 'guest', { photoURL })
    expect([status, body['photoURL']]).toEqual([200, photoURL])
  })
})

describe('another person’s record', () => {
  const calls = [
    ['GET /members/{id}', 'GET', '/api/users/members/pupil', undefined],
    ['PATCH /members/{id}', 'PATCH', '/api/users/members/pupil', { data: { username: 'pupil1' } }],
    ['PATCH /users/{user_id}', 'PATCH', '/api/users/pupil', { displayName: 'Pupil One' }],
  ] as const
  beforeAll(async () => {
    await organization('school', { head: 'owner', helper: 'staff', peer: 'User', pupil: 'User', gone: 'User' })
    await organization('other', { stranger: 'owner' })
    await server.database.db
      .update(organizationMembers)
      .set({ removedAt: new Date() })
      .where(eq(organizationMembers.uid, 'gone'))
  })

  describe.each(calls)('%s', (_call, method, url, payload) => {
    const ask = async (name: string, query: Record<string, string> = { organization: 'school' }, to: string = url) =>
      server.ask({ method, url: to, query, as: await server.person(name), ...(payload ? { payload } : {}) })

    test('404 without an organization, for a stranger, in another organization, and in none', async () => {
      const answers = [
        await ask('head', {}),
        await ask('stranger'),
        await ask('stranger', { organization: 'other' }),
        await ask('head', { organization: 'nowhere' }),
      ]
      for (const { status, body } of answers) expect([status, body['error']]).toEqual([404, 'not_found'])
    })

    test('404 for who is no member any more, like for nobody', async () => {
      const gone = await ask('head', undefined, url.replace('pupil', 'gone'))
      expect(gone.status).toBe(404)
      expect(gone).toEqual(await ask('head', undefined, url.replace('pupil', 'nobody')))
    })

    test.each(['helper', 'peer'])('403 for %s, who belongs to it and owns nothing', async (name) => {
      const { status, body } = await ask(name)
      expect([status, body['error']]).toEqual([403, 'forbidden'])
    })

    test('200 for an owner', async () => {
      expect((await ask('head')).status).toBe(200)
      expect((await ask('head')).body).toMatchObject({ user_id: 'pupil' })
    })
  })

  test('what an owner changed is in the organization’s audit records', async () => {
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.subject, 'pupil'))
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) {
      expect(record).toMatchObject({ actor: 'head', action: 'user.profile_changed' })
      expect(record.organizationId).not.toBeNull()
    }
  })

  test('an owner’s photo for a member is the member’s', async () => {
    const form = await formOf(['photoURL', { bytes: await picture('jpeg') }])
    const as = await server.person('head')
    const query = { organization: 'school' }
    const { status } = await server.ask({ method: 'PATCH', url: '/api/users/pupil', query, as, ...form })
    expect(status).toBe(200)
    const claims = await server.database.db.select().from(contentClaims)
    expect(claims).toContainEqual(expect.objectContaining({ holder: 'user:pupil' }))
  })
})
