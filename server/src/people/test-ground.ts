/** A server with organizations and their people on it: for the tests of this area. */
import type { Actor } from '#http/actor.ts'
import { openInvites } from '#invites/organization-invites.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { create } from '#organizations/create.ts'
import { testServer, type TestServer } from '#testing/server.ts'
import { join } from './join.ts'
import { servePeople } from './routes.ts'
import { testSecrets } from '#testing/secrets.ts'

export interface PeopleGround extends TestServer {
  /** Whom `createOwner` invited, in place of the invites area. */
  invited: string[]
  /** An organization and its first owner, called `{name}owner`. */
  organization(name: string): Promise<Actor>
  /** Makes a person a member, past every invite. */
  member(organization: string, person: string, role?: 'owner' | 'staff' | 'User'): Promise<Actor>
}

export async function peopleGround(): Promise<PeopleGround> {
  const invited: string[] = []
  const mail = {
    outbox: createOutbox({ productName: 'Atrium', local: true, secrets: testSecrets }),
    publicOrigin: 'http://atrium.example',
  }
  const inviteOwner = async (_actor: Actor, _organization: string, email: string) => void invited.push(email)
  const server = await testServer((app, guards, db) => {
    servePeople(app, guards, {
      ...{ db, mail: { ...mail, limiter: createLimiter(db, limitDefaults) }, inviteOwner },
      countInvites: openInvites,
    })
  })
  const ids = new Map<string, string>()
  return {
    ...server,
    invited,
    async organization(name) {
      const as = await server.person(`${name}owner`)
      const { organization } = await create(server.database.db, as, { name, displayName: 'A Fine School' })
      ids.set(name, organization.id)
      return as
    },
    async member(organization, person, role = 'User') {
      const actor = await server.person(person)
      const organizationId = ids.get(organization) ?? ''
      await server.database.db.transaction((tx) => join(tx, { organizationId, uid: actor.uid, role, labels: [] }))
      return actor
    },
  }
}
