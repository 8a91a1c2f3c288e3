/** A server with organizations, people and invites on it: for the tests of this area. */
import { create as createAuthor } from '#authors/create.ts'
import type { Actor } from '#http/actor.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { create } from '#organizations/create.ts'
import { servePeople } from '#people/routes.ts'
import { testServer, type TestServer } from '#testing/server.ts'
import { invite, openInvites } from './organization-invites.ts'
import { serveInvites } from './routes.ts'
import { openMail } from '#messaging/sealed-mail.ts'
import { testSecrets } from '#testing/secrets.ts'

export interface InvitesGround extends TestServer {
  /** An organization and its first owner, called `{name}owner`. */
  organization(name: string): Promise<Actor>
  /** A publisher and its first owner. */
  author(owner: string, name: string): Promise<{ as: Actor; authorId: string }>
  /** Somebody who confirmed their address, `{name}@example.com`. */
  verified(name: string): Promise<Actor>
  /** The newest mail, as the local mailbox has it. */
  lastMail(): Promise<{ recipient: string; subject: string; text: string; html: string; links: string[] }>
}

export async function invitesGround(): Promise<InvitesGround> {
  const publicOrigin = 'http://atrium.example'
  const outbox = createOutbox({ productName: 'Atrium', local: true, secrets: testSecrets })
  const server = await testServer((app, guards, db) => {
    const context = { db, limiter: createLimiter(db, limitDefaults), outbox, publicOrigin }
    const inviteOwner = (actor: Actor, organization: string, email: string) =>
      invite(context, actor, organization, { email, role: 'owner' })
    servePeople(app, guards, { db, mail: context, inviteOwner, countInvites: openInvites })
    serveInvites(app, guards, context)
  })
  const { db } = server.database
  return {
    ...server,
    async organization(name) {
      const as = await server.person(`${name}owner`)
      await create(db, as, { name, displayName: 'A Fine School' })
      return as
    },
    async author(owner, name) {
      const as = await server.person(owner)
      const { author_id: authorId } = await createAuthor(db, as, { name })
      return { as, authorId }
    },
    async verified(name) {
      return Object.assign(await server.person(name), { emailVerified: true })
    },
    async lastMail() {
      const mail = await db.query.mails.findFirst({
        orderBy: (mails, { desc }) => [desc(mails.createdAt), desc(mails.id)],
      })
      if (!mail) throw new Error('no mail was queued')
      return { ...mail, ...openMail(testSecrets, mail) }
    },
  }
}
