/**
 * Tells browsers apart, so that a refresh token that was stolen is noticed. A random cookie does it, which
 * opens nothing: no request is let in by it, and whoever sends none is served as well.
 */
import type { Language } from '@atrium/contract/languages'
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { SessionWay } from '@atrium/contract/rules/sign-in-ways'
import { readUserAgent } from '@atrium/contract/rules/user-agent'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TokenUse } from '#db/schema.ts'
import { hostCookie } from '#http/host-cookie.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import { networkOf } from '#limits/address.ts'

export interface Browser {
  /** What the request's cookie said. */
  presented: string | null
  /** What the answer's cookie will say: the same, or a new one. An operation may put an earlier one in its place. */
  issued: string
  /** The `User-Agent`; all there is where no cookies are kept. */
  agent: string | null
  /** Where the request came from. */
  address: string
}

/** The longest that browsers keep a cookie; every answer with tokens begins it anew. */
const MAX_AGE_SECONDS = 400 * DAY_SECONDS
const FORM = /^[\w-]{43}$/

export function browserCookies(app: FastifyInstance, { publicOrigin }: { publicOrigin: string }) {
  void app.register(cookie)
  const { name, options } = cookieOf(publicOrigin)
  return {
    read({ cookies, headers, ip }: FastifyRequest): Browser {
      const said = cookies[name]
      const presented = said !== undefined && FORM.test(said) ? said : null
      return { presented, issued: presented ?? newSecret(), agent: headers['user-agent'] ?? null, address: ip }
    },
    /** On answers with tokens alone: one that overtook such an answer must not replace its cookie. */
    write(reply: FastifyReply, { issued }: Browser, answer: object): void {
      if (!('refreshToken' in answer || 'refresh_token' in answer)) return
      void reply.setCookie(name, issued, { ...options, maxAge: MAX_AGE_SECONDS })
    },
  }
}

/** The hash of the browser that a `Cookie` header names; null where it names none. */
export function browserIn(header: string | undefined, { publicOrigin }: { publicOrigin: string }): string | null {
  const { name } = cookieOf(publicOrigin)
  for (const pair of header?.split(';') ?? []) {
    const said = pair.trim()
    if (said.startsWith(`${name}=`)) return hashOfSaid(said.slice(name.length + 1))
  }
  return null
}

function hashOfSaid(said: string): string | null {
  return FORM.test(said) ? hashSecret(said) : null
}

function cookieOf(publicOrigin: string) {
  return hostCookie(publicOrigin, { name: 'atrium_browser', path: '/', sameSite: 'strict' })
}

/** What a session is recognised by, for the person whose it is; nothing is known where the server acts by itself. */
export interface Recognition {
  /** Hash of the cookie. */
  browser: string | null
  browserName: string | null
  systemName: string | null
  network: string | null
}

/** A sign-in that its person may have to be told of. */
export interface SignInToTell extends Pick<Account, 'uid' | 'emailKey' | 'emailVerified'> {
  /** The hash of the one that asks. */
  browser: string | null
  /** Whether the account was signed in to before with it. */
  isKnownBrowser: boolean
  /** As limits count it. */
  address: string
}

/** A sign-in, as its person is told of it. */
export interface RecognizedSignIn {
  account: Pick<Account, 'uid' | 'email' | 'emailVerified' | 'displayName'>
  sessionId: string
  /** How it began. */
  way: SessionWay | null
  recognition: Recognition
  /** Of the page, where others sign in by the same statement. */
  language?: Language
}

export function recognitionOf(browser: Browser | undefined): Recognition {
  if (browser === undefined) return { browser: null, browserName: null, systemName: null, network: null }
  const names = readUserAgent(browser.agent)
  return {
    browser: hashSecret(browser.issued),
    browserName: names.browser,
    systemName: names.system,
    network: networkOf(browser.address),
  }
}

/** What the database keeps of a browser that uses a refresh token. */
export function useBy({ presented, issued, agent }: Browser): TokenUse {
  return {
    presented: presented === null ? null : hashSecret(presented),
    issued: hashSecret(issued),
    agent: agent === null ? null : hashSecret(agent),
  }
}

/**
 * Whether a second use of a token comes from the browser of the first. A cookie decides, as it came with
 * the first use or as it was answered (another tab of a browser that had none yet). Where neither use had
 * one, the programs' names do.
 */
export function isSameBrowser(first: TokenUse, second: TokenUse): boolean {
  if (second.presented !== null) return second.presented === first.presented || second.presented === first.issued
  return first.presented === null && first.agent === second.agent
}
