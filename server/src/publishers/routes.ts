/** The publisher endpoints and the actions that answer them. */
import { authorsMembership, createAuthor } from '@atrium/contract/authors'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { create } from './create.ts'
import { membership } from './find.ts'

export async function serveAuthors(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards, settings } = context
  const { maxPublishers: max } = settings
  serve(app, guards, createAuthor, ({ actor, body, idempotencyKey }) =>
    create(context, { ...body, actor, idempotencyKey, max }),
  )
  serve(app, guards, authorsMembership, ({ actor, query }) => membership(context, { ...query, actor }))
}
