/** The browser's half of a sign-in that is under way elsewhere: without it, what comes back is somebody else's. */
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostCookie } from './host-cookie.ts'

export interface WayCookie {
  /** Gives the browser a secret more: a way that another of its tabs has set out on goes on. Answers its hash. */
  issue(request: FastifyRequest, reply: FastifyReply, lifeSeconds: number): string
  /** The hashes of what it sent, the newest first. */
  read(request: FastifyRequest): string[]
  /** Of a way that is over; those of other tabs stay. */
  drop(request: FastifyRequest, reply: FastifyReply, hash: string, lifeSeconds: number): void
}

const SECRET_BYTES = 32
/** Tabs of one browser that may be under way at once; one more, and the first has to begin again. */
const MOST_WAYS = 5
const SECRET_MAX_LENGTH = 64
/** In no secret. */
const BETWEEN = '.'

/** Lax: it comes along when the other side sends the browser back, and with no request of another site's page. */
export function wayCookie(publicOrigin: string, cookie: { name: string; path: string }): WayCookie {
  const { name, options } = hostCookie(publicOrigin, { ...cookie, sameSite: 'lax' })
  const sent = ({ cookies }: FastifyRequest): string[] =>
    (cookies[name] ?? '')
      .split(BETWEEN)
      .filter((secret) => secret !== '' && secret.length <= SECRET_MAX_LENGTH)
      .slice(0, MOST_WAYS)
  return {
    issue(request, reply, maxAge) {
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      const secrets = [secret, ...sent(request)].slice(0, MOST_WAYS)
      void reply.setCookie(name, secrets.join(BETWEEN), { ...options, maxAge })
      return hashOf(secret)
    },
    read: (request) => sent(request).map(hashOf),
    drop(request, reply, hash, maxAge) {
      const others = sent(request).filter((secret) => hashOf(secret) !== hash)
      if (others.length === 0) void reply.clearCookie(name, options)
      else void reply.setCookie(name, others.join(BETWEEN), { ...options, maxAge })
    },
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
