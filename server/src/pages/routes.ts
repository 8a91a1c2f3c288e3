/** Serves the built web: its assets for ever, its pages fresh, each with its own policy. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handOffParameters } from '@atrium/contract/identity/hand-off'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import type { Door } from '@atrium/contract/page/door'
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { type Theme, themeCookie, themes } from '@atrium/contract/page/theme'
import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '#http/languages/asked-language.ts'
import { Refusal } from '#http/refusal.ts'
import { builtFiles } from './built-files.ts'
import { encodedDocument } from './encoded.ts'
import { redirect, redirectToEnter, sendNonceMaker, siteOfHandOff } from './hand-off.ts'
import { keepDocuments } from './kept-documents.ts'
import { knownPaths } from './known-paths.ts'
import { createPage, type Page, type PageOptions, type Visit } from './page.ts'

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

export interface WebOptions {
  /** The build's folder: `pages.json`, `routes.json`, the pages, `assets/`. */
  folder: string
  page: PageOptions
  /** What the page is told, by who asked for which path, and at which host (the request's own unless given). */
  siteOf(request: FastifyRequest, path: string, host?: string): Promise<ServedSite>
  /** Whose door somebody stands at, by the query of their address; undefined for the product's own. */
  doorOf(query: URLSearchParams): Promise<ServedDoor | undefined>
}

/** What the build says of the pages' router. */
interface BuiltRoutes {
  patterns: string[]
  /** File of the prerendered page for all else. */
  notFound: string
  /** Files of the documents of signed-in pages, by the pattern of their addresses: each names what its page needs. */
  shells: Record<string, string>
  /** Of pages that bring their scripts along, files that name them instead, by path. */
  underQuery: Record<string, string>
  /** Files of the same pages as they stand at an organization's door, by path. */
  atDoor: Record<string, string>
}

const SHELL = 'index.html'
const FILE_METHODS = ['GET', 'HEAD']
const PAGE_METHODS = [...FILE_METHODS, 'POST']

export async function serveWeb(
  app: FastifyInstance,
  { folder, page: options, siteOf, doorOf }: WebOptions,
): Promise<void> {
  const pages = pagesOf(folder, options)
  const files = await builtFiles(app, folder)
  const documents = keepDocuments()
  const byPath = pagePaths(folder)
  const routes = readJson<BuiltRoutes>(folder, 'routes.json')
  const isKnown = knownPaths(routes.patterns)
  const shells = Object.entries(routes.shells).map(([pattern, name]) => ({ name, answers: knownPaths([pattern]) }))

  await app.register(async (scope) => {
    // Before a body is looked at: whoever asks for an address of the API reads JSON, by whatever method.
    scope.addHook('onRequest', async ({ url }) => {
      if (pathOf(url).startsWith('/api/')) throw new Refusal('not_found')
    })
    scope.all('/api/*', (_request, reply) => reply.callNotFound())
    await scope.register(formBody)
    scope.get('/*', (request, reply) => sendPage(request, reply))
    // A form sent before the page was ready: its values are dropped, never put into an address.
    scope.post('/*', { onRequest: refuseForFiles }, (request, reply) => reply.redirect(pathOf(request.url), 303))
    const others = app.supportedMethods.filter((method) => !PAGE_METHODS.includes(method))
    scope.route({
      method: others,
      url: '/*',
      onRequest: refuseMethod,
      handler: (_request, reply) => reply.callNotFound(),
    })
  })

  async function refuseForFiles({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const path = pathOf(url)
    if (files.has(path)) throw notAllowed(reply, FILE_METHODS)
    if (path.startsWith('/assets/')) throw new Refusal('not_found')
  }

  async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await refuseForFiles(request, reply)
    const path = pathOf(request.url)
    const { status, settings } = await siteOf(request, path)
    const isThere = status === 200 && (settings.space !== null || isKnown(path))
    throw isThere ? notAllowed(reply, PAGE_METHODS) : new Refusal('not_found')
  }

  function shellOf(path: string, ofProduct: boolean): string {
    return (ofProduct && shells.find(({ answers }) => answers(path))?.name) || SHELL
  }

  /** Of the pages at the door alone. */
  async function doorAt(path: string, query: URLSearchParams): Promise<ServedDoor | undefined> {
    return path in routes.atDoor && query.size > 0 ? doorOf(query) : undefined
  }

  /** What may not be stored should not bring scripts along each time: named, they come from the browser's store. */
  function pageAt(path: string, { url }: FastifyRequest): string | undefined {
    return (url.includes('?') ? routes.underQuery[path] : undefined) ?? byPath[path]
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url)
    if (files.has(path)) return files.send(reply, path)
    if (path.startsWith('/assets/')) throw new Refusal('not_found')
    const { status, settings, language: served } = await siteOf(request, path)
    const ofProduct = settings.space === null && status === 200
    const query = queryOf(request)
    if (ofProduct && !query.has(handOffParameters.nonce)) {
      const site = siteOfHandOff(path, settings)
      const lives = site && (await siteOf(request, site.pathname, site.host)).settings.space !== null
      if (site && lives) return redirectToEnter(reply, site)
    }
    if (!ofProduct && query.has(handOffParameters.enter) && !query.has(handOffParameters.token)) {
      if (settings.space === null) return redirect(reply, path)
      return sendNonceMaker(reply, settings.space, settings, languageOf(request, served))
    }
    // An organization's site knows its own addresses; of the product's, the build wrote the list.
    const lost = ofProduct && !isKnown(path)
    // An invite shows itself in place of the page at the door: a form that is gone a moment later is no welcome.
    const at = ofProduct && !lost ? await doorAt(path, query) : undefined
    const prerendered =
      ofProduct && !withInvite(query) ? ((at && routes.atDoor[path]) ?? pageAt(path, request)) : undefined
    const name = lost ? routes.notFound : (prerendered ?? shellOf(path, ofProduct))
    const language = languageOf(request, at?.language ?? served)
    const page = pages(language, name)
    void reply
      .status(lost ? 404 : status)
      .type('text/html; charset=utf-8')
      .header('content-language', language)
    void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': page.policy(at?.styles) })
    const visit = visitOf(request, query)
    if (!ofProduct) return reply.send(page.render(settings, visit))
    if (at) return reply.send(page.render({ ...settings, door: at.door }, visit, at.styles))
    // The product's own pages are the same for everybody who has chosen the same and is told the same: by all of that,
    // or whoever asks first, under a host where something is not offered, decides for everybody.
    const key = JSON.stringify([language, name, visit, settings])
    const document = documents.find(key, (keeps) => encodedDocument(() => page.render(settings, visit), keeps))
    void reply.header('vary', 'accept-encoding, accept-language, cookie')
    // Kept to be asked for again, but never under an address whose query may be a secret.
    if (!lost && !request.url.includes('?')) {
      void reply.headers({ 'cache-control': 'no-cache', etag: document.tag })
      if (request.headers['if-none-match'] === document.tag) return reply.status(304).send()
    }
    const { encoding, bytes } = await document.encode(request.headers['accept-encoding'])
    if (encoding !== undefined) void reply.header('content-encoding', encoding)
    return reply.send(bytes)
  }
}

const chosenTheme = new RegExp(`(?:^|;\\s*)${themeCookie}=(${themes.join('|')})(?:;|$)`)

function visitOf({ headers }: FastifyRequest, query: URLSearchParams): Visit {
  const theme = chosenTheme.exec(headers.cookie ?? '')?.[1] as Theme | undefined
  return { theme, withToken: query.has(handOffParameters.token) }
}

function notAllowed(reply: FastifyReply, methods: readonly string[]): Refusal {
  void reply.header('allow', methods.join(', '))
  return new Refusal('method_not_allowed')
}

function withInvite(query: URLSearchParams): boolean {
  return query.has('invite') || query.has('authorInvite')
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?').slice(1).join('?'))
}

/** The documents by language and file: English at once, so that a build without them is told at the start; others when first asked for. */
function pagesOf(folder: string, options: PageOptions): (language: Language, name: string) => Page {
  const { shells, underQuery, atDoor } = readJson<BuiltRoutes>(folder, 'routes.json')
  const names = [SHELL, ...[shells, underQuery, atDoor, pagePaths(folder)].flatMap((files) => Object.values(files))]
  const loaded = new Map<string, Page>()
  const load = (language: Language, name: string): Page => {
    const file = language === defaultLanguage ? name : join(language, name)
    const page = loaded.get(file) ?? createPage(readFileSync(join(folder, file), 'utf8'), options)
    loaded.set(file, page)
    return page
  }
  for (const name of names) load(defaultLanguage, name)
  return load
}

/** Path of a prerendered page -> its file. */
function pagePaths(folder: string): Record<string, string> {
  return readJson(folder, 'pages.json')
}

function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
}

/** Only the path, and never one that a browser would read as another host. */
function pathOf(url: string): string {
  return `/${(url.split('?')[0] ?? '').replace(/^[/\\]+/, '')}`
}
