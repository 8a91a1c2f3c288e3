/** An organization's own sign-in: what its owners ask, and the way of whoever signs in by it. */
import * as contract from '@atrium/contract/organizations/single-sign-on'
import { findSignInConnection } from '@atrium/contract/identity/single-sign-on'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { add, change, connections, oneConnection, remove } from './connections/own-connections.ts'
import { changeDomain, switchConnection } from './connections/switch.ts'
import { findByAddress } from './connections/find.ts'
import { followMetadata } from './saml/metadata/follow/follow-metadata.ts'
import { askMetadata } from './saml/metadata/ask-metadata.ts'
import { beginTest } from './under-way/begin-test.ts'
import { serveWay } from './under-way/serve-way.ts'

export async function serveSingleSignOn(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  serve(app, guards, contract.listSignInConnections, ({ membership }) => connections(context, { membership }))
  serve(app, guards, contract.getSignInConnection, ({ membership, params: { id } }) =>
    oneConnection(context, { membership, id }),
  )
  serve(app, guards, contract.addSignInConnection, ({ actor, membership, body, idempotencyKey }) =>
    add(context, { ...body, actor, membership, idempotencyKey }),
  )
  serve(app, guards, contract.changeSignInConnection, ({ actor, membership, params: { id }, body }) =>
    change(context, { ...body, actor, membership, id }),
  )
  serve(app, guards, contract.deleteSignInConnection, ({ actor, membership, params: { id } }) =>
    remove(context, { actor, membership, id }),
  )
  serve(app, guards, contract.switchSignInConnection, ({ actor, membership, params: { id }, body: { on } }) =>
    switchConnection(context, { actor, membership, id, on }),
  )
  serve(app, guards, contract.testSignInConnection, ({ actor, membership, params: { id } }) =>
    beginTest(context, { actor, membership, id }),
  )
  serve(app, guards, contract.readSamlMetadata, ({ membership, body }) =>
    askMetadata({ ...context, log: app.log }, { ...body, membership }),
  )
  serve(app, guards, contract.changeSignInDomain, ({ actor, membership, params: { id }, body }) =>
    changeDomain(context, { ...body, actor, membership, id }),
  )
  serve(app, guards, findSignInConnection, ({ body: { email }, ip }) => findByAddress(context, { email, ip }))
  await app.register(async (scope) => serveWay(scope, context))
  followMetadata(context.jobs, { ...context, log: app.log })
}
