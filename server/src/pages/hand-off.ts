/** The way of a hand-off before any page has to load: to the site, which makes a nonce, and back to `/go/...`. */
import { createHash } from 'node:crypto'
import { areOwnSites, handOffParameters, handOffStorageKey } from '@atrium/contract/identity/hand-off'
import { directionOf, type Language } from '@atrium/contract/languages'
import type { PageSettings, Space } from '@atrium/contract/page/page-settings'
import { fillAddress } from '@atrium/contract/rules/address-template'
import { authorId } from '@atrium/contract/rules/author-id'
import { organizationName } from '@atrium/contract/rules/organization'
import type { FastifyReply } from 'fastify'
import { html } from '#http/small-pages/html.ts'
import { smallPageWords } from '#http/small-pages/words.ts'

const goTo = /^\/go\/(organizations|authors)\/([\w-]+)\/?$/

/** The site that a `/go/...` address leads to, by its form; undefined where that is a sibling app's, or none. */
export function siteOfHandOff(path: string, settings: PageSettings): URL | undefined {
  const [, kind, tenant] = goTo.exec(path) ?? []
  if (kind === 'organizations' && areOwnSites('organization', settings)) {
    const { data: name } = organizationName.safeParse(tenant)
    return name === undefined ? undefined : new URL(fillAddress(settings.organizationSite, { name }))
  }
  if (kind === 'authors' && areOwnSites('author', settings)) {
    const { data: author_id } = authorId.safeParse(tenant)
    return author_id === undefined ? undefined : new URL(fillAddress(settings.authorSite, { author_id }))
  }
  return undefined
}

export function redirectToEnter(reply: FastifyReply, site: URL): FastifyReply {
  const address = new URL(site)
  address.searchParams.set(handOffParameters.enter, '')
  return redirect(reply, address.href.replace(/=$/, ''))
}

export function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 302)
}

/** No page is needed for it, so none is loaded: this is the whole document. */
const SCRIPT = `(function () {
  var bytes = crypto.getRandomValues(new Uint8Array(24))
  var nonce = Array.prototype.map.call(bytes, function (byte) { return (byte + 256).toString(16).slice(1) }).join('')
  try { sessionStorage.setItem('${handOffStorageKey}', nonce) } catch (refused) { /* The site then asks. */ }
  location.replace(document.documentElement.getAttribute('data-go') + '?${handOffParameters.nonce}=' + nonce)
})()`

const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** At a site: keeps a new nonce in this tab and asks for a token with it. */
export function sendNonceMaker(
  reply: FastifyReply,
  space: Space,
  settings: PageSettings,
  language: Language,
): FastifyReply {
  const kept = space.kind === 'organization' ? `organizations/${space.name}` : `authors/${space.author_id}`
  const { publicOrigin, productName } = settings
  const needed = smallPageWords[language].needsJavaScript(productName)
  const opening = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}" data-go="${publicOrigin}/go/${kept}">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>${productName}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
    </html>`.markup.replace(/<\/head>\s*<\/html>/, '')
  const closing = html`</head><body><noscript>${needed}</noscript></body></html>`
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(`${opening}<script>${SCRIPT}</script>${closing.markup}`)
}
