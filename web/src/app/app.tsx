/** Everything below the router: providers, the boundary, and the accounts pages or an organization's own site. */
import type { PageSettings } from '@atrium/contract/page-settings'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { ProductNameContext } from '#ui/product-name.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyPage } from './lazy-page.tsx'
import { PageSettingsContext } from './page-settings.ts'
import { AppRoutes } from './routes.tsx'
import { isMissingSite } from './site.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'

const spaceApp = lazyPage(async () => (await import('#features/spaces/space-app.tsx')).SpaceApp)
const missingSite = lazyPage(async () => (await import('#features/status/site-missing-page.tsx')).SiteMissingPage)

export function App({ settings }: { settings: PageSettings }) {
  const { key } = useLocation()
  return (
    <PageSettingsContext value={settings}>
      <ProductNameContext value={settings.productName}>
        <ErrorBoundary entry={key}>
          <Suspense>
            <Content settings={settings} />
          </Suspense>
        </ErrorBoundary>
      </ProductNameContext>
    </PageSettingsContext>
  )
}

function Content({ settings }: { settings: PageSettings }) {
  useScrollToTop()
  if (settings.space !== null) return <spaceApp.Page />
  return isMissingSite(settings) ? <missingSite.Page /> : <AppRoutes />
}
