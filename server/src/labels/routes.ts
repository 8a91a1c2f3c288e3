/** The endpoints of labels and the actions that answer them. */
import * as contract from '@atrium/contract/people/labels'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import * as labels from './labels.ts'

export async function serveLabels(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  serve(app, guards, contract.listLabels, ({ membership, query: { page, limit } }) =>
    labels.labelsOfOrganization(context, { membership, page, limit }),
  )
  serve(app, guards, contract.createLabel, ({ actor, membership, body, idempotencyKey }) =>
    labels.create(context, { ...body, actor, membership, idempotencyKey }),
  )
  serve(app, guards, contract.updateLabel, ({ actor, membership, params, body }) =>
    labels.update(context, { ...body, actor, membership, id: params.id }),
  )
  serve(app, guards, contract.deleteLabel, ({ actor, membership, params }) =>
    labels.remove(context, { actor, membership, id: params.id }),
  )
  serve(app, guards, contract.restoreLabel, ({ actor, membership, params }) =>
    labels.restore(context, { actor, membership, id: params.id }),
  )
  serve(app, guards, contract.assignLabels, async ({ actor, membership, body }) => {
    const change = { uids: body.ids, labelIds: body.labels, given: true }
    return { assigned: await labels.assign(context, { actor, membership, ...change }) }
  })
  serve(app, guards, contract.unassignLabels, async ({ actor, membership, body }) => {
    const change = { uids: body.ids, labelIds: body.labels, given: false }
    return { removed: await labels.assign(context, { actor, membership, ...change }) }
  })
  serve(app, guards, contract.deleteLabelsOfUser, async ({ actor, membership, body }) => {
    const change = { uids: [body.user_id], labelIds: body.labels, given: false }
    return { removed: await labels.assign(context, { actor, membership, ...change }) }
  })
}
