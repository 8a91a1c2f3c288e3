/** The organization endpoints and the actions that answer them. */
import { createOrganization, findOrganizationByName, organizationMembership } from '@atrium/contract/organizations'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import { create } from './create.ts'
import { findByName, membership } from './find.ts'

export function serveOrganizations(app: FastifyInstance, guards: Guards, db: Database): void {
  serve(app, guards, createOrganization, ({ actor, body, idempotencyKey }) => create(db, actor, body, idempotencyKey))
  serve(app, guards, findOrganizationByName, ({ params }) => findByName(db, params.name))
  serve(app, guards, organizationMembership, ({ actor, query }) => membership(db, actor, query))
}
