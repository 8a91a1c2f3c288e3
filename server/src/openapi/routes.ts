/** Serves the API's description, for programs and for people. */
import type { FastifyInstance } from 'fastify'
import { sendSmallPage } from '#http/small-pages/small-page.ts'
import { type About, openApiDocument } from './document.ts'
import { openApiBody } from './page.ts'

/** The same for everybody, until the server is another one. */
const CACHE = 'public, max-age=300'

export function serveOpenApi(app: FastifyInstance, about: About): void {
  const document = openApiDocument(about)
  const body = openApiBody()
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', CACHE).send(document))
  app.get('/docs', (_request, reply) => sendSmallPage(reply, `${about.title} API`, body))
}
