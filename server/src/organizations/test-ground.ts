/** A server with the organization endpoints on it: for the tests of this area. */
import { join as joinOrganization } from '#people/join.ts'
import type { Actor } from '#http/actor.ts'
import { testServer, type TestServer } from '#testing/server.ts'
import type { ImportSettings } from './import.ts'
import { serveOrganizations } from './routes.ts'

export interface OrganizationsGround extends TestServer {
  /** Creates it over HTTP and answers its id. */
  create(name: string, as: Actor, displayName?: string): Promise<string>
  /** Makes somebody a member, past every invite. */
  join(organizationId: string, member: Actor, role?: 'owner' | 'staff' | 'User'): Promise<void>
}

const nobody: ImportSettings = { operatorEmails: [], importFile: '', productName: 'Atrium' }

export async function organizationsGround(settings = nobody): Promise<OrganizationsGround> {
  const server = await testServer((app, guards, db) =>
    serveOrganizations(app, guards, { db, settings: { ...settings, maxOrganizations: 20 } }),
  )
  return {
    ...server,
    async create(name, as, displayName = 'A Fine School') {
      const payload = { name, displayName }
      const { body } = await server.ask({ method: 'POST', url: '/api/iam/organizations', payload, as })
      return (body as { organization: { id: string } }).organization.id
    },
    async join(organizationId, { uid }, role = 'User') {
      await server.database.db.transaction((tx) => joinOrganization(tx, { organizationId, uid, role, labels: [] }))
    },
  }
}
