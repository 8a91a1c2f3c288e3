/** The endpoints of imports of people and the actions that answer them. */
import { getImport, listRefusedLines, previewImport, startImport } from '@atrium/contract/people/people-import'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { CheckedJson } from '#http/checked-json.ts'
import { Refusal } from '#http/refusal.ts'
import { type Guards, serve } from '#http/serve.ts'
import type { Limiter } from '#limits/limiter.ts'
import { follow, preview, refused, start } from './imports.ts'
import { createImportReader } from './reading/reader.ts'
import type { ImportWorker } from './worker.ts'

interface ImportDependencies {
  db: Database
  limiter: Limiter
  worker: ImportWorker
}

export function servePeopleImports(app: FastifyInstance, guards: Guards, dependencies: ImportDependencies): void {
  const { db, limiter, worker } = dependencies
  const reader = createImportReader()
  app.addHook('onClose', () => reader.close())
  serve(app, guards, previewImport, async ({ membership, body, json }) => {
    const source = json ? { json } : body
    return new CheckedJson(await preview(db, { membership, source }, reader))
  })
  serve(app, guards, startImport, async ({ actor, membership, body, json, idempotencyKey }) => {
    const { allowed, retryAfterSeconds } = await limiter.take({ limit: 'importStart', subject: actor.uid })
    if (!allowed) throw new Refusal('too_many_requests', { detail: 'importStart', retryAfterSeconds })
    const content = await reader.content(json ? { json } : body)
    const started = await start(db, { actor, membership, content, idempotencyKey })
    worker.wake()
    return started
  })
  serve(app, guards, getImport, ({ membership, params }) => {
    // Somebody waits for it: if whoever had it is gone, this process goes on.
    worker.wake()
    return follow(db, { membership, id: params.id })
  })
  serve(app, guards, listRefusedLines, ({ membership, params, query }) =>
    refused(db, { membership, id: params.id, after: query.after }),
  )
}
