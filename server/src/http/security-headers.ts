/** The headers that every answer carries; pages add their own Content-Security-Policy. */
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const ONE_YEAR_SECONDS = 31_536_000

/** For answers that are no page: nothing may load, nobody may frame. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

export async function addSecurityHeaders(app: FastifyInstance, publicOrigin: string): Promise<void> {
  const secure = publicOrigin.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Pop-up sign-in has to reach its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure && { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', NOTHING)
    return payload
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
