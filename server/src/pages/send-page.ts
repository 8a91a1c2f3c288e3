/** Answers whoever asks for a page: with its document, or with the next step of their way to a site. */
import { handOffParameters } from '@atrium/contract/identity/hand-off'
import type { Language } from '@atrium/contract/languages'
import type { Door } from '@atrium/contract/page/door'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { choiceIn } from '@atrium/contract/page/choice-cookies'
import { isTheme, themeCookie } from '@atrium/contract/page/theme'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '#http/languages/asked-language.ts'
import type { BuiltPages } from './built-pages.ts'
import { encodedDocument } from './encoded.ts'
import { redirect, redirectToEnter, sendNonceMaker, siteOfHandOff } from './hand-off.ts'
import { keepDocuments } from './kept-documents.ts'
import type { Visit } from './page.ts'

export interface ServedSite {
  status: 200 | 404
  settings: PageSettings
  /** The organization's, at its own address. */
  language?: Language
}

/** What the page shows of an organization that is none of its own, and the colours of it. */
export interface ServedDoor {
  door: Door
  styles: string
  /** The organization's. */
  language?: Language
}

export interface PageSources {
  /** What the page is told, by who asked for which path, and at which host (the request's own unless given). */
  siteOf(request: FastifyRequest, path: string, host?: string): Promise<ServedSite>
  /** Whose door somebody stands at, by the query of their address; undefined for the product's own. */
  doorOf(query: URLSearchParams): Promise<ServedDoor | undefined>
}

type SendPage = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply>

export function createPageSender(built: BuiltPages, sources: PageSources): SendPage {
  const documents = keepDocuments()

  return async (request, reply, path) => {
    const site = await sources.siteOf(request, path)
    const query = queryOf(request)
    const ofProduct = isOfProduct(site)
    const step = await handOffStep(sources, request, { path, query, site })
    if (step) return step(reply)

    const { door, name, isLost } = await documentAt(built, sources, request, { path, query, ofProduct })
    const language = languageOf(request, door?.language ?? site.language)
    const page = built.document(language, name)
    void reply
      .status(isLost ? 404 : site.status)
      .type('text/html; charset=utf-8')
      .header('content-language', language)
    void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': page.policy(door?.styles) })
    const visit = visitOf(request, query)
    const { settings } = site
    if (!ofProduct) return reply.send(page.render(settings, visit))
    if (door) return reply.send(page.render({ ...settings, door: door.door }, visit, door.styles))
    // The product's own pages are the same for everybody who has chosen the same and is told the same: by all of that,
    // or whoever asks first, under a host where something is not offered, decides for everybody.
    const key = JSON.stringify([language, name, visit, settings])
    const document = documents.find(key, (keeps) => encodedDocument(() => page.render(settings, visit), keeps))
    void reply.header('vary', 'accept-encoding, accept-language, cookie')
    // Kept to be asked for again, but never under an address whose query may be a secret.
    if (!isLost && !request.url.includes('?')) {
      void reply.headers({ 'cache-control': 'no-cache', etag: document.tag })
      if (request.headers['if-none-match'] === document.tag) return reply.status(304).send()
    }
    const { encoding, bytes } = await document.encode(request.headers['accept-encoding'])
    if (encoding !== undefined) void reply.header('content-encoding', encoding)
    return reply.send(bytes)
  }
}

function isOfProduct({ status, settings }: ServedSite): boolean {
  return settings.space === null && status === 200
}

interface Asked {
  path: string
  query: URLSearchParams
}

/** Of whoever is on the way to a site, or has just come to one; undefined for everybody else. */
async function handOffStep(
  { siteOf }: PageSources,
  request: FastifyRequest,
  { path, query, site }: Asked & { site: ServedSite },
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  const { settings, language } = site
  if (isOfProduct(site)) {
    const target = query.has(handOffParameters.nonce) ? undefined : siteOfHandOff(path, settings)
    if (!target) return undefined
    const there = await siteOf(request, target.pathname, target.host)
    return there.settings.space === null ? undefined : (reply) => redirectToEnter(reply, target)
  }
  if (!query.has(handOffParameters.enter) || query.has(handOffParameters.token)) return undefined
  const { space } = settings
  if (space === null) return (reply) => redirect(reply, path)
  return (reply) => sendNonceMaker(reply, space, settings, languageOf(request, language))
}

/** Which document that is, by its file, and whose door it shows. */
async function documentAt(
  built: BuiltPages,
  { doorOf }: PageSources,
  { url }: FastifyRequest,
  { path, query, ofProduct }: Asked & { ofProduct: boolean },
): Promise<{ name: string; isLost: boolean; door?: ServedDoor | undefined }> {
  // An organization's site knows its own addresses; of the product's, the build wrote the list.
  if (!ofProduct) return { name: built.shell, isLost: false }
  if (!built.isKnown(path)) return { name: built.notFound, isLost: true }
  const door = built.isAtDoor(path) && query.size > 0 ? await doorOf(query) : undefined
  // An invite shows itself in place of the page at the door: a form that is gone a moment later is no welcome.
  const prerendered = withInvite(query)
    ? undefined
    : ((door && built.inLook(path)) ?? built.prerendered(path, url.includes('?')))
  return { name: prerendered ?? built.shellAt(path), isLost: false, door }
}

function visitOf({ headers }: FastifyRequest, query: URLSearchParams): Visit {
  const theme = choiceIn(headers.cookie, { name: themeCookie, isOne: isTheme })
  return { theme, withToken: query.has(handOffParameters.token) }
}

function withInvite(query: URLSearchParams): boolean {
  return query.has('invite') || query.has('authorInvite')
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?').slice(1).join('?'))
}
