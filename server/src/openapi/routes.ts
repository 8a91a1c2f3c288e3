/** Serves the API's description, for programs and for people. */
import type { FastifyInstance } from 'fastify'
import { sendSmallPage } from '#http/small-page.ts'
import { type About, openApiDocument } from './document.ts'
import { openApiBody } from './page.ts'

export function serveOpenApi(app: FastifyInstance, about: About): void {
  const document = openApiDocument(about)
  const body = openApiBody()
  app.get('/openapi.json', () => document)
  app.get('/docs', (_request, reply) => sendSmallPage(reply, `${about.title} API`, body))
}
