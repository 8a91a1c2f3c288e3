/** Whose image an organization, a publisher and a person may show: their own, and no other that somebody has seen. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentClaims, contents } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { claimContents } from './claims.ts'
import { newContentName } from './names.ts'

let server: WholeServer
let other: { uid: string; bearer: string }
beforeAll(async () => {
  server = await wholeServer({ LIMIT_SIGN_UPS: '1000000', LIMIT_ORGANIZATIONS: '1000', LIMIT_PUBLISHERS: '1000' })
  const account = await server.identity('signUp', {
    email: 'eve@example.com',
    password: 'correct horse',
    returnSecureToken: true,
  })
  other = { uid: String(account['localId']), bearer: `Bearer ${String(account['idToken'])}` }
})
afterAll(() => server.close())

async function uploadedBy(uid: string): Promise<string> {
  const name = newContentName()
  await server.database.db.insert(contents).values({ name, uid, bytes: 4 })
  return name
}
const at = (name: string) => `http://localhost:8080/content/${name}`
const holdersOf = async (name: string) => {
  const rows = await server.database.db.select().from(contentClaims).where(eq(contentClaims.name, name))
  return rows.map(({ holder }) => holder.split(':')[0]).sort()
}
const call = (method: 'POST' | 'PATCH' | 'GET', url: string, payload: object, bearer?: string) =>
  server.api({ method, url, payload }, bearer)

let made = 0
const organization = (logo_url: string) =>
  call('POST', '/api/iam/organizations', {
    name: `house${(made += 1)}`,
    displayName: 'A Fine House',
    branding: { logo_url },
  })
const publisher = (images: object) => call('POST', '/api/iam/authors', { name: `Press ${(made += 1)}`, ...images })
const photo = (photoURL: string, bearer?: string) => call('PATCH', '/api/users/profile', { photoURL }, bearer)
const gone = (field: string) => ({
  status: 422,
  body: { error: 'invalid_input', errors: { [field]: 'This picture is not there any more. Please choose it again.' } },
})

describe('refused, beside its field, and nothing is made', () => {
  let others: string
  beforeEach(async () => {
    others = await uploadedBy(other.uid)
    await server.database.db.transaction((tx) => claimContents(tx, `user:${other.uid}`, [at(others)]))
  })

  test.each([
    ['of somebody else', () => at(others)],
    ['of somebody else, at another host', () => `https://cdn.elsewhere.example/${others}`],
    ['of somebody else, as a path', () => `/content/${others}`],
    ['of somebody else, with a query', () => `${at(others)}?size=2`],
    ['of somebody else, with a fragment', () => `${at(others)}#x`],
    ['of somebody else, in escapes', () => at(`%${others.charCodeAt(0).toString(16)}${others.slice(1)}`)],
    ['that was never uploaded', () => at(newContentName())],
  ])('one %s', async (_what, address) => {
    expect(await organization(address())).toMatchObject(gone('branding.logo_url'))
    expect(await publisher({ profile_image_url: address() })).toMatchObject(gone('profile_image_url'))
    expect(await publisher({ banner_image_url: address() })).toMatchObject(gone('banner_image_url'))
    expect(await photo(address())).toMatchObject(gone('photoURL'))
    expect(await holdersOf(others)).toEqual(['user'])
    expect((await call('GET', `/api/iam/organizations/house${made}/name`, {})).status).not.toBe(200)
  })

  test('one of somebody else, where an organization or a publisher is changed', async () => {
    await organization('/default-logo.svg')
    const settings = { version: 1, branding: { logo_url: at(others) } }
    const url = `/api/iam/organizations/house${made}`
    expect(await call('PATCH', url, settings)).toMatchObject(gone('branding.logo_url'))
    const { body } = await publisher({})
    const author = `/api/iam/authors/${String(body['author_id'])}`
    for (const field of ['banner_image_url', 'profile_image_url']) {
      expect(await call('PATCH', author, { version: 1, [field]: at(others) })).toMatchObject(gone(field))
    }
    expect(await holdersOf(others)).toEqual(['user'])
  })

  test('an account whose photo is set past the API keeps nobody else’s image from being cleared away', async () => {
    const mine = await server.identity('signInWithPassword', {
      email: 'ada@example.com',
      password: 'correct horse',
      returnSecureToken: true,
    })
    await server.identity('update', { idToken: mine['idToken'], photoUrl: at(others) })
    await server.identity('update', { idToken: mine['idToken'], deleteAttribute: ['PHOTO_URL'] })
    expect(await holdersOf(others)).toEqual(['user'])
  })
})

test('one’s own is shown by whatever one makes, and stays where another owner saves it', async () => {
  const own = await uploadedBy(server.uid)
  expect(await organization(at(own))).toMatchObject({ status: 201 })
  const name = `house${made}`
  expect(await publisher({ profile_image_url: at(own) })).toMatchObject({ status: 201 })
  expect(await photo(at(own))).toMatchObject({ status: 200 })
  expect(await holdersOf(own)).toEqual(['author', 'organization', 'user'])
  // Whoever uploaded it is gone from the house, or has left it to others: what is shown there stays theirs to show.
  await server.database.db.update(contents).set({ uid: other.uid }).where(eq(contents.name, own))
  const again = { version: 1, displayName: 'A Finer House', branding: { logo_url: at(own) } }
  expect(await call('PATCH', `/api/iam/organizations/${name}`, again)).toMatchObject({ status: 200 })
  expect(await photo(at(own))).toMatchObject({ status: 200 })
})

test('a photo that is lost stays where it is said again, and is no reason to refuse the rest', async () => {
  const own = await uploadedBy(server.uid)
  await photo(at(own))
  await server.database.db.delete(contents).where(eq(contents.name, own))
  const answer = await call('PATCH', '/api/users/profile', { photoURL: at(own), displayName: 'Ada L' })
  expect(answer).toMatchObject({ status: 200, body: { displayName: 'Ada L' } })
})
