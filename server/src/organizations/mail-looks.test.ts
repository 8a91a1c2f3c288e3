/** What goes on behalf of an organization goes in its look; whatever else somebody gets, in the product's. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails, organizations } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { serveInvites } from '#invites/routes.ts'
import { openKeptMail } from '#messaging/sealed-mail.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { create } from './create.ts'

let server: TestServer
let owner: Actor
beforeAll(async () => {
  server = await testServer([serveInvites])
  owner = await server.person('owner')
  owner.emailVerified = true
  const { db } = server.database
  for (const [name, primaryColor] of [
    ['golden', '#ffd400'],
    ['silver', '#c0c0c0'],
  ] as const) {
    await create({ db }, { actor: owner, name, displayName: `${name} School` })
    const logoUrl = `http://atrium.example/content/${name}.png`
    await db.update(organizations).set({ primaryColor, logoUrl }).where(eq(organizations.name, name))
  }
})
afterAll(() => server.close())

async function invited(organization: string, email: string): Promise<string> {
  const call = { method: 'POST', url: '/api/users/invites', query: { organization }, payload: { email } } as const
  expect((await server.ask({ ...call, as: owner })).status).toBe(201)
  const [row] = await server.database.db.select().from(mails).where(eq(mails.recipient, email))
  return row ? openKeptMail(testSecrets, row).html : ''
}

test.each([
  ['golden', '#ffd400'],
  ['silver', '#c0c0c0'],
])('an invite to the %s school', async (name, color) => {
  const html = await invited(name, `${name}@example.com`)
  expect(html).toContain(`src="http://atrium.example/content/${name}.png"`)
  expect(html).toContain(`${name} School</p>`)
  // In the dark both read as they are.
  expect(html).toContain(`.button { background: ${color} !important`)
})
