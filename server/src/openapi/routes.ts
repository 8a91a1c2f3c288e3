/** Serves the API's description. */
import type { FastifyInstance } from 'fastify'
import { type About, openApiDocument } from './document.ts'

export function serveOpenApi(app: FastifyInstance, about: About): void {
  const document = openApiDocument(about)
  app.get('/openapi.json', () => document)
}
