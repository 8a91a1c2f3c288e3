/** The endpoints of classes and the actions that answer them. */
import * as contract from '@atrium/contract/people/classes'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import * as classes from './classes.ts'
import { ownClasses } from './own.ts'
import { classesOfOrganization } from './shown.ts'
import { archive, copy, unarchive } from './years.ts'

export async function serveClasses(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  serve(app, guards, contract.listClasses, ({ membership, query: { archived, page, limit } }) =>
    classesOfOrganization(context, { membership, archived: archived === 'true', page, limit }),
  )
  serve(app, guards, contract.listOwnClasses, ({ actor, membership, query }) =>
    ownClasses(context, { actor, membership, page: query.page, limit: query.limit }),
  )
  serve(app, guards, contract.createClass, ({ actor, membership, body, idempotencyKey }) =>
    classes.create(context, { ...body, actor, membership, idempotencyKey }),
  )
  serve(app, guards, contract.updateClass, ({ actor, membership, params, body }) =>
    classes.update(context, { ...body, actor, membership, id: params.id }),
  )
  serve(app, guards, contract.deleteClass, async ({ actor, membership, params }) => {
    await classes.remove(context, { actor, membership, ids: [params.id] })
  })
  serve(app, guards, contract.deleteClasses, async ({ actor, membership, body: { ids } }) => ({
    deleted: await classes.remove(context, { actor, membership, ids }),
  }))
  serve(app, guards, contract.restoreClasses, async ({ actor, membership, body: { ids } }) => ({
    restored: await classes.restore(context, { actor, membership, ids }),
  }))
  serve(app, guards, contract.archiveClasses, async ({ actor, membership, body: { ids } }) => ({
    archived: await archive(context, { actor, membership, ids }),
  }))
  serve(app, guards, contract.unarchiveClasses, async ({ actor, membership, body: { ids } }) => ({
    unarchived: await unarchive(context, { actor, membership, ids }),
  }))
  serve(app, guards, contract.copyClasses, ({ actor, membership, body, idempotencyKey }) =>
    copy(context, { ...body, actor, membership, idempotencyKey }),
  )
}
