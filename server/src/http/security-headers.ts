/** The headers that every answer carries; pages bring their own Content-Security-Policy. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const ONE_YEAR_SECONDS = 31_536_000

/** For answers that are no page: nothing may load, nobody may frame. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/**
 * What every answer carries, one that the framework never saw too; HSTS where the public origin is secure.
 * The library writes the same for each request, so it is asked once.
 */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  const secure = publicOrigin.startsWith('https:')
  const headers: Record<string, string> = { 'content-security-policy': NOTHING }
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  const write = helmet({
    contentSecurityPolicy: false,
    // Pop-up sign-in has to reach its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure && { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  write({} as IncomingMessage, response as unknown as ServerResponse, () => undefined)
  return headers
}

/**
 * `securityHeaders` on every answer, and `no-store` on each that does not say how long it may be
 * kept. Those that do: files of the build and pages (`web/`), uploaded images (`content/`), the public
 * keys and their discovery (`identity/`), and the API's description (`openapi/`).
 */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}

export interface PagePolicy {
  /** Hashes of the page's inline elements. */
  scripts: string[]
  styles: string[]
  /** Origins beside the page's own that it may call. */
  connect: string[]
  /** Origins beside the page's own that it may show images from. */
  images: string[]
}

/** A page's policy: its own inline style and script by hash, everything else from its own origin. */
export function pagePolicy({ scripts, styles, connect, images }: PagePolicy): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data: blob:", ...images].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
