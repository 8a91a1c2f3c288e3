/** Everything below the router: providers, the boundary, and the accounts pages or an organization's own site. */
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { routeChanged } from '#monitoring/route-changes.ts'
import { PageSettingsContext } from '#page-settings.ts'
import { DoorContext } from '#ui/layout/door.ts'
import { ProductNameContext } from '#ui/layout/product-name.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { EntryRoutes } from './entry-routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { SecondStep } from './second-step.tsx'
import { isMissingSite } from './site.ts'
import { useEntriesOnce } from './use-entries-once.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'

const spaceApp = lazyPage(async () => (await import('#features/sites/space-app.tsx')).SpaceApp)
const missingSite = lazyPage(async () => (await import('#features/sites/site-missing-page.tsx')).SiteMissingPage)

export function App({ settings }: { settings: PageSettings }) {
  const { key, pathname } = useLocation()
  const door = useState(settings.door)
  useEffect(() => routeChanged(pathname), [pathname])
  useEntriesOnce()
  return (
    <PageSettingsContext value={settings}>
      <ProductNameContext value={settings.productName}>
        <DoorContext value={door}>
          <ErrorBoundary entry={key}>
            {/* Behind a Suspense boundary a prerendered page would come to life in pieces, when the browser is idle. */}
            <Content settings={settings} />
            <SecondStep />
          </ErrorBoundary>
        </DoorContext>
      </ProductNameContext>
    </PageSettingsContext>
  )
}

function Content({ settings }: { settings: PageSettings }) {
  useScrollToTop()
  if (settings.space !== null) return <spaceApp.Page />
  return isMissingSite(settings) ? <missingSite.Page /> : <EntryRoutes />
}
