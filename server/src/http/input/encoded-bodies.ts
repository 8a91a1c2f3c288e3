/** Bodies are read as they come: one that is compressed is called that, and not taken for JSON that is broken. */
import type { FastifyInstance } from 'fastify'

/** Answered as a kind that is not read, by whichever words an area has for that. */
class EncodedBody extends Error {
  readonly statusCode = 415
}

/** Nothing here unpacks a body (RFC 9110, section 15.5.16): whoever sends one so is told what can be sent. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', ({ headers }, reply, _payload, done) => {
    const { 'content-encoding': coding, 'content-length': length, 'transfer-encoding': transfer } = headers
    const hasBody = transfer !== undefined || Number(length ?? 0) > 0
    if (!hasBody || coding === undefined || /^\s*identity\s*$/i.test(coding)) return done()
    void reply.header('accept-encoding', 'identity')
    done(new EncodedBody(`the body is sent as ${coding}`))
  })
}
