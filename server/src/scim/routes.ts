/** What owners ask about their directories, and what directories ask themselves. */
import * as contract from '@atrium/contract/organizations/provisioning'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { requestsOf } from './connections/log.ts'
import { addToken, change, connect, connections, disconnect, removeToken } from './connections/own-connections.ts'
import { serveProtocol } from './protocol/serve-protocol.ts'
import { joinThoseWhoWait } from './waiting-job.ts'

export async function serveProvisioning(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards, jobs } = context
  joinThoseWhoWait(jobs, context)
  serve(app, guards, contract.listConnections, ({ membership }) => connections(context, { membership }))
  serve(app, guards, contract.addConnection, ({ actor, membership, body, idempotencyKey }) =>
    connect(context, { ...body, actor, membership, idempotencyKey }),
  )
  serve(app, guards, contract.changeConnection, ({ actor, membership, params: { id }, body }) =>
    change(context, { ...body, actor, membership, id }),
  )
  serve(app, guards, contract.removeConnection, ({ actor, membership, params: { id } }) =>
    disconnect(context, { actor, membership, id }),
  )
  serve(app, guards, contract.addConnectionToken, ({ actor, membership, params: { id }, idempotencyKey }) =>
    addToken(context, { actor, membership, id, idempotencyKey }),
  )
  serve(app, guards, contract.removeConnectionToken, ({ actor, membership, params: { id } }) =>
    removeToken(context, { actor, membership, id }),
  )
  serve(app, guards, contract.listConnectionRequests, ({ membership, params: { id }, query }) =>
    requestsOf(context, { membership, id, ...query }),
  )
  await app.register(async (scope) => serveProtocol(scope, context), { prefix: '/scim/v2/:organization' })
}
