/** The publisher endpoints and the actions that answer them. */
import { authorsMembership, createAuthor } from '@atrium/contract/authors'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import { create } from './create.ts'
import { membership } from './find.ts'

export function serveAuthors(
  app: FastifyInstance,
  guards: Guards,
  db: Database,
  { maxPublishers: max }: { maxPublishers: number },
): void {
  serve(app, guards, createAuthor, ({ actor, body, idempotencyKey }) =>
    create(db, actor, body, { idempotencyKey, max }),
  )
  serve(app, guards, authorsMembership, ({ actor, query }) => membership(db, actor, query))
}
