/** The endpoints of imports of people and the actions that answer them. */
import { getImport, previewImport, startImport } from '@atrium/contract/people-import'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import { follow, preview, start } from './imports.ts'
import type { ImportWorker } from './worker.ts'

export function servePeopleImports(app: FastifyInstance, guards: Guards, db: Database, worker: ImportWorker): void {
  serve(app, guards, previewImport, ({ actor, query, body }) => preview(db, actor, query.organization, body.text))
  serve(app, guards, startImport, async ({ actor, query, body, idempotencyKey }) => {
    const started = await start(db, actor, query.organization, body.text, idempotencyKey)
    worker.wake()
    return started
  })
  serve(app, guards, getImport, ({ actor, params, query }) => {
    // Somebody waits for it: if whoever had it is gone, this process goes on.
    worker.wake()
    return follow(db, actor, query.organization, params.id)
  })
}
