/** The endpoints of imports of people and the actions that answer them. */
import { getImport, listRefusedLines, previewImport, startImport } from '@atrium/contract/people/people-import'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { CheckedJson } from '#http/answers/checked-json.ts'
import { serve } from '#http/serve.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import { follow, preview, refused, start } from './imports.ts'
import { createImportReader } from './reading/reader.ts'
import { createWorker } from './worker.ts'

export async function servePeopleImports(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { db, guards, limiter, provider } = context
  const worker = createWorker(context.jobs, context)
  const reader = createImportReader()
  app.addHook('onClose', () => reader.close())
  serve(app, guards, previewImport, async ({ membership, body, json }) => {
    const source = json ? { json } : body
    return new CheckedJson(await preview({ db, provider, reader }, { membership, source }))
  })
  serve(app, guards, startImport, async ({ actor, membership, body, json, idempotencyKey }) => {
    await countAttempt(limiter, { limit: 'importStart', subject: actor.uid })
    const content = await reader.content(json ? { json } : body)
    const started = await start(context, { actor, membership, content, idempotencyKey })
    worker.wake()
    return started
  })
  serve(app, guards, getImport, ({ membership, params }) => {
    // Somebody waits for it: if whoever had it is gone, this process goes on.
    worker.wake()
    return follow(context, { membership, id: params.id })
  })
  serve(app, guards, listRefusedLines, ({ membership, params, query }) =>
    refused(context, { membership, id: params.id, after: query.after }),
  )
}
