/** Serves the built web: its assets for ever, its pages fresh, each with its own policy. */
import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CLEAR_COOKIES_PATH } from '#http/connections/clear-cookies.ts'
import { Refusal } from '#http/refusal.ts'
import { builtFiles } from './built-files.ts'
import { readBuiltPages } from './built-pages.ts'
import type { PageOptions } from './page.ts'
import { createPageSender, type PageSources } from './send-page.ts'

export interface WebOptions extends PageSources {
  /** The build's folder: `pages.json`, `routes.json`, the pages, `assets/`. */
  folder: string
  page: PageOptions
}

const FILE_METHODS = ['GET', 'HEAD']
const PAGE_METHODS = [...FILE_METHODS, 'POST']

export async function serveWeb(app: FastifyInstance, { folder, page: options, ...sources }: WebOptions): Promise<void> {
  const built = readBuiltPages(folder, options)
  const files = await builtFiles(app, folder)
  const sendPage = createPageSender(built, sources)

  await app.register(async (scope) => {
    // Before a body is looked at: whoever asks for an address of the API reads JSON, by whatever method.
    scope.addHook('onRequest', async ({ url }) => {
      if (pathOf(url).startsWith('/api/')) throw new Refusal('not_found')
    })
    scope.all('/api/*', (_request, reply) => reply.callNotFound())
    await scope.register(formBody)
    scope.get('/*', async (request, reply) => {
      const path = pathOf(request.url)
      if (files.has(path)) return files.send(reply, path)
      if (path.startsWith('/assets/')) throw new Refusal('not_found')
      return sendPage(request, reply, path)
    })
    // A form sent before the page was ready: its values are dropped, never put into an address.
    scope.post('/*', { onRequest: refuseForFiles }, (request, reply) => reply.redirect(pathOf(request.url), 303))
    // Whoever presses that button twice, or in another tab, has no cookies left to be refused for.
    scope.post(CLEAR_COOKIES_PATH, (_request, reply) => reply.redirect('/', 303))
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
    const { status, settings } = await sources.siteOf(request, path)
    const isThere = status === 200 && (settings.space !== null || built.isKnown(path))
    throw isThere ? notAllowed(reply, PAGE_METHODS) : new Refusal('not_found')
  }
}

function notAllowed(reply: FastifyReply, methods: readonly string[]): Refusal {
  void reply.header('allow', methods.join(', '))
  return new Refusal('method_not_allowed')
}

/** Only the path, and never one that a browser would read as another host. */
function pathOf(url: string): string {
  return `/${(url.split('?')[0] ?? '').replace(/^[/\\]+/, '')}`
}
