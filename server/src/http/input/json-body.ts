/** Bodies as JSON, from the bytes that came. */
import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { refuseEncodedBodies } from './encoded-bodies.ts'

/** Answered as what cannot be read, by whichever words an area has for that. */
class UnreadableBytes extends Error {
  readonly statusCode = 400
}

/**
 * The text of a body. Throws for bytes that are no UTF-8, as JSON has to be (RFC 8259, section 8.1): each of them would
 * be read as the same replacement character, so that names were kept as nobody wrote them, and two passwords were one.
 */
export function utf8Of(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new UnreadableBytes('the body is no UTF-8')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

/** Reads JSON, and nothing else: plain text, which the framework would take, is what browsers send for pages of elsewhere. */
export function readJsonBodies(app: FastifyInstance): void {
  refuseEncodedBodies(app)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    void parse(request, utf8Of(body), done)
  })
}
