/** A server with everything that imports of people touch; nothing is worked off behind the tests' backs. */
import type { PeopleImport } from '@atrium/contract/people-import'
import type { Actor } from '#http/actor.ts'
import { openInvites } from '#invites/organization-invites.ts'
import { serveInvites } from '#invites/routes.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { create } from '#organizations/create.ts'
import { join } from '#people/join.ts'
import { servePeople } from '#people/routes.ts'
import { testSecrets } from '#testing/secrets.ts'
import { testServer } from '#testing/server.ts'
import { servePeopleImports } from './routes.ts'
import { workOff } from './work.ts'

const url = '/api/users/imports'

export type ImportFixture = Awaited<ReturnType<typeof importFixture>>

export async function importFixture() {
  const outbox = createOutbox({ productName: 'Atrium', local: true, secrets: testSecrets })
  let context: Parameters<typeof workOff>[0] | undefined
  const server = await testServer((app, guards, db) => {
    context = { db, limiter: createLimiter(db, limitDefaults), outbox, publicOrigin: 'http://atrium.example' }
    servePeople(app, guards, { db, mail: context, inviteOwner: () => Promise.resolve(), countInvites: openInvites })
    serveInvites(app, guards, context)
    servePeopleImports(app, guards, { db, limiter: context.limiter, worker: { wake: () => {} } })
  })
  const { ask } = server
  const work = (stopped: () => boolean = () => false) => {
    if (!context) throw new Error('the server was not made')
    return workOff(context, stopped)
  }

  const start = async (organization: string, text: string, as: Actor): Promise<string> => {
    const { body } = await ask({ method: 'POST', url, query: { organization }, payload: { text }, as })
    return String(body['id'])
  }
  const follow = async (organization: string, id: string, as: Actor): Promise<PeopleImport> => {
    const { body } = await ask({ url: `${url}/${id}`, query: { organization }, as })
    return body as unknown as PeopleImport
  }

  return {
    server,
    work,
    start,
    follow,
    /** An organization with an owner and a plain member. */
    async organization(name: string): Promise<Actor> {
      const owner = await server.person(`${name}owner`)
      // Whoever has not confirmed their address sends few invites by mail.
      owner.emailVerified = true
      const { organization } = await create(server.database.db, owner, { name, displayName: 'A Fine School' })
      const { uid } = await server.person(`${name}plain`)
      await server.database.db.transaction((tx) =>
        join(tx, { organizationId: organization.id, uid, role: 'User', labels: [] }),
      )
      return owner
    },
    /** From the text to its end. */
    async imported(organization: string, text: string, as: Actor): Promise<PeopleImport> {
      const id = await start(organization, text, as)
      await work()
      return follow(organization, id, as)
    },
    async rows<Row>(query: string): Promise<Row[]> {
      const answer: unknown = await server.database.db.execute(query)
      return (answer as { rows: Row[] }).rows
    },
  }
}
