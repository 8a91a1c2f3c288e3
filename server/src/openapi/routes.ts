/** Serves the API's description, for programs and for people. */
import type { FastifyInstance } from 'fastify'
import { type About, openApiDocument } from './document.ts'
import { openApiPage } from './page.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export function serveOpenApi(app: FastifyInstance, about: About): void {
  const document = openApiDocument(about)
  const page = openApiPage(about.title)
  app.get('/openapi.json', () => document)
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page),
  )
}
