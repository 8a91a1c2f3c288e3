/** The browser's half of a sign-in that is under way: without it, what comes back is somebody else's. */
import { singleSignOnPath } from '@atrium/contract/identity/single-sign-on-names'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from '#http/host-cookie.ts'
import { hashOf, newSecret } from './secrets.ts'

const COOKIE = { name: 'atrium_sso', path: singleSignOnPath, sameSite: 'lax' } as const

export interface BrowserCookie {
  /** Gives the browser a new one. Answers its hash. */
  issue(reply: FastifyReply, lifeSeconds: number): string
  /** The hash of what it sent; undefined where it sent none. */
  read(request: FastifyRequest): string | undefined
  clear(reply: FastifyReply): void
}

/** Lax: it comes along when the other side sends the browser back, and with no request of another site's page. */
export function browserCookie(publicOrigin: string): BrowserCookie {
  const { name, options } = hostCookie(publicOrigin, COOKIE)
  return {
    issue(reply, maxAge) {
      const secret = newSecret()
      void reply.setCookie(name, secret, { ...options, maxAge })
      return hashOf(secret)
    },
    read(request) {
      const secret = request.cookies[name]
      return secret === undefined ? undefined : hashOf(secret)
    },
    clear: (reply) => void reply.clearCookie(name, options),
  }
}
