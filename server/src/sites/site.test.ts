/** What a page is told: by the host and the path, and with sibling apps configured. */
import { pageSettings } from '@atrium/contract/page/page-settings'
import { ownersOnly } from '@atrium/contract/rules/roles'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { requireRole } from '#members/membership.ts'
import { create as createOrganization } from '#organizations/create.ts'
import { remove } from '#organizations/deletion/remove.ts'
import { create as createAuthor } from '#publishers/create.ts'
import { readSettings } from '#settings.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { siteFinder } from './site.ts'

let server: TestServer
let owner: Actor
beforeAll(async () => {
  server = await testServer([])
  owner = await server.person('owner')
  await createOrganization({ db: server.database.db }, { actor: owner, name: 'acme', displayName: 'Acme School' })
  await createAuthor({ db: server.database.db }, { actor: owner, name: 'Acme Press', description: 'Books' })
})
afterAll(() => server.close())

function finder(env: Record<string, string> = {}) {
  const settings = readSettings({ HOST_DOMAIN: 'example.com', PUBLIC_ORIGIN: 'https://accounts.example.com', ...env })
  const siteOf = siteFinder({ db: server.database.db, settings, identity: { provider: 'embedded' }, google: false })
  return async (host: string, path = '/') => {
    const site = await siteOf({ host, path, local: true })
    // The pages take the server's word for it.
    expect(pageSettings.parse(site.settings)).toEqual(site.settings)
    return site
  }
}

describe('with nothing configured', () => {
  test.each([
    ['example.com', '/'],
    ['accounts.example.com', '/signin'],
    ['studio.example.com', '/'],
    ['studio.example.com', '/signin'],
    ['example.com', '/@acme-press'],
    ['elsewhere.test', '/@acme-press'],
  ])('%s%s is the product', async (host, path) => {
    expect(await finder()(host, path)).toMatchObject({ status: 200, settings: { space: null } })
  })

  test('an organization’s sub-domain carries its branding, and of the apps only its people: pages of ours', async () => {
    const { status, settings, language } = await finder()('ACME.example.com')
    expect({ status, language }).toEqual({ status: 200, language: 'en' })
    const origin = 'https://accounts.example.com'
    expect(settings.space).toEqual({
      kind: 'organization',
      name: 'acme',
      displayName: 'Acme School',
      branding: { logo_url: '/default-logo.svg', colors: { primary: '#0070f3', page_background: '#222' } },
      learners: false,
      apps: [{ id: 'people', url: `${origin}/organizations/acme/people` }],
    })
    expect(settings).toMatchObject({
      organizationOrigin: 'https://{name}.example.com',
      organizationSite: 'https://{name}.example.com',
      authorSite: 'https://studio.example.com/@{author_id}',
      redirectOrigins: ['https://studio.example.com'],
    })
  })

  test('where there are learners the site says so; once the last is removed it does not', async () => {
    const { db } = server.database
    await createOrganization({ db }, { actor: owner, name: 'primary', displayName: 'Primary School' })
    const spaceOf = async () => (await finder()('primary.example.com')).settings.space
    await db.execute(sql`insert into learners (organization_id, uid, username, username_key, card_hash, made_by)
      select organization_id, uid, 'ada', 'ada', 'hash', uid from organization_members m
      join organizations o on o.id = m.organization_id and o.name = 'primary'`)
    expect(await spaceOf()).toMatchObject({ learners: true })
    await db.execute(sql`update organization_members set removed_at = now() where organization_id =
      (select id from organizations where name = 'primary')`)
    expect(await spaceOf()).toMatchObject({ learners: false })
  })

  test.each(['/@acme-press', '/@acme-press/'])('studio%s is the publisher’s', async (path) => {
    const { status, settings } = await finder()('studio.example.com', path)
    expect(status).toBe(200)
    expect(settings.space).toEqual({
      kind: 'author',
      author_id: 'acme-press',
      name: 'Acme Press',
      description: 'Books',
      banner_image_url: '/default-publisher.svg',
      profile_image_url: '/default-publisher.svg',
    })
  })

  test.each([
    ['nobody.example.com', '/'],
    ['nobody.example.com', '/@acme-press'],
    ['a.b.example.com', '/'],
    ['studio.example.com', '/@nobody'],
    ['studio.example.com', '/@'],
    ['studio.example.com', '/@acme-press/books'],
    ['studio.example.com', '/@ACME-PRESS'],
    ['studio.example.com', "/@'or'1'='1"],
  ])('%s%s is 404 and nobody’s', async (host, path) => {
    expect(await finder()(host, path)).toMatchObject({ status: 404, settings: { space: null } })
  })

  test('a deleted organization’s site is 404, and says that it is closed', async () => {
    await createOrganization({ db: server.database.db }, { actor: owner, name: 'gone', displayName: 'Gone School' })
    expect(await finder()('gone.example.com')).toMatchObject({ status: 200 })
    const membership = await requireRole(server.database.db, owner, { name: 'gone' }, ownersOnly)
    await remove(server.context, { actor: owner, membership })
    expect(await finder()('gone.example.com')).toMatchObject({ status: 404, settings: { space: null, isClosed: true } })
    expect((await finder()('never.example.com')).settings).not.toHaveProperty('isClosed')
  })
})

describe('with sibling apps', () => {
  const siteOf = () =>
    finder({
      APP_LEARNER_URL: 'https://{name}.learn.{host}/home',
      APP_AUTHORING_URL: 'https://authoring.example/@{author_id}',
      APP_ADMIN_URL: 'https://admin.example/?tenant={name}',
      AUTHORIZED_ORIGINS: 'https://partner.example',
    })

  test('the hand-offs lead to them, and a sign-in may lead there', async () => {
    expect((await siteOf()('example.com')).settings).toMatchObject({
      organizationOrigin: 'https://{name}.example.com',
      organizationSite: 'https://{name}.learn.example.com/home',
      authorSite: 'https://authoring.example/@{author_id}',
      redirectOrigins: [
        'https://studio.example.com',
        'https://partner.example',
        'https://{name}.learn.example.com',
        'https://authoring.example',
        'https://admin.example',
      ],
    })
  })

  test('an organization’s site links to those that it fills', async () => {
    const { space } = (await siteOf()('acme.example.com')).settings
    const apps = space?.kind === 'organization' ? space.apps : []
    const urlOf = (app: string) => apps.find(({ id }) => id === app)?.url
    expect(urlOf('learner')).toBe('https://acme.learn.example.com/home')
    expect(urlOf('admin')).toBe('https://admin.example/?tenant=acme')
    expect(urlOf('people'), 'ours').toBe('https://accounts.example.com/organizations/acme/people')
    expect(
      apps.map(({ id }) => id),
      'the authoring studio is a publisher’s',
    ).toEqual(['learner', 'people', 'admin'])
  })
})
