/** Serves the API's description, for programs and for people. */
import type { FastifyInstance } from 'fastify'
import { sendSmallPage } from '#http/small-pages/small-page.ts'
import type { About } from './document.ts'

/** The same for everybody, until the server is another one. */
const CACHE = 'public, max-age=300'
const JSON_TYPE = 'application/json; charset=utf-8'

export function serveOpenApi(app: FastifyInstance, about: About): void {
  /** As text: to write it anew for each of them would keep everybody else waiting. */
  const document = onFirstAsk(async () => {
    const { openApiDocument } = await import('./document.ts')
    return JSON.stringify(openApiDocument(about))
  })
  const body = onFirstAsk(async () => {
    const { openApiBody } = await import('./page.ts')
    return openApiBody()
  })
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', CACHE)
      .type(JSON_TYPE)
      .send(await document()),
  )
  app.get('/docs', async (_request, reply) => sendSmallPage(reply, `${about.title} API`, await body()))
}

/** Most servers are never asked, and what is made is large. */
function onFirstAsk<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
