/** Brings monitoring where the installation has it, and nothing at all where it has not. */
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { logWarning } from './log.ts'
import { receiveReports } from './reports.ts'

export function startMonitoring(settings: PageSettings): void {
  const { pageViewsUrl, apmServerUrl } = settings.monitoring
  const didNotLoad = (error: unknown) => logWarning('Monitoring did not load', error)
  if (pageViewsUrl !== null) {
    import('./page-views.ts').then(({ sendPageViews }) => sendPageViews(pageViewsUrl, settings)).catch(didNotLoad)
  }
  if (apmServerUrl === null) receiveReports(() => undefined)
  else {
    import('./performance.ts')
      .then(({ monitorPerformance }) => monitorPerformance(apmServerUrl, settings))
      .catch((error: unknown) => {
        receiveReports(() => undefined)
        didNotLoad(error)
      })
  }
}
