/** Renders the entry pages at build time; the server later fills in what the placeholders stand for. */
import type { Door } from '@atrium/contract/page/door'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from '#app/app.tsx'
import { loadRoute } from '#app/entry-routes.tsx'
export { earlyRequests } from '#app/early-requests.ts'
export { notFoundPath, prerenderedPages } from '#app/prerendered-pages.ts'
export { signedInModules } from '#app/signed-in-modules.ts'
export { lookUpAddress } from '#session/embedded-client.ts'
export { tokenKey } from '#session/token/token-store.ts'
import { documentMessages } from '#messages/document.ts'
import { shellMessages } from '#messages/shell.ts'
import { FullPageLoader } from '#ui/feedback/full-page-loader.tsx'
import { TitleListenerContext } from '#ui/layout/document-title.ts'
import { ProductNameContext } from '#ui/layout/product-name.ts'

/** In a chunk of its own here as in the browser. */
export const { routePatterns, signedInPatterns } = await import('#app/routes.tsx')

const settings: PageSettings = {
  productName: '__PRODUCT_NAME__',
  hostDomain: '__HOST_DOMAIN__',
  publicOrigin: '__PUBLIC_ORIGIN__',
  organizationOrigin: '__ORGANIZATION_ORIGIN__',
  organizationSite: '__ORGANIZATION_SITE__',
  authorSite: '__AUTHOR_SITE__',
  redirectOrigins: [],
  identity: { provider: 'embedded' },
  google: false,
  passkeys: false,
  monitoring: { pageViewsUrl: null, apmServerUrl: null },
  space: null,
}

export const needsScripts = documentMessages.needsScripts(settings.productName)
export const { notLoaded, reload } = shellMessages

/** What a page behind the door shows until the app is there, and the app then until it is known who is signed in. */
export const loader = renderToStaticMarkup(
  <ProductNameContext value={settings.productName}>
    <FullPageLoader />
  </ProductNameContext>,
)

/** `door`: as the page stands at an organization's, with places for what the server knows of it. */
export async function prerender(path: string, door?: Door): Promise<{ html: string; title: string }> {
  await loadRoute(path)
  let title = settings.productName
  const html = renderToString(
    <TitleListenerContext value={(heard) => (title = heard)}>
      <StaticRouter location={path}>
        <App settings={door === undefined ? settings : { ...settings, door }} />
      </StaticRouter>
    </TitleListenerContext>,
  )
  return { html, title }
}
