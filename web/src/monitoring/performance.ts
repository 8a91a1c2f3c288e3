/** Performance monitoring with Elastic's agent: a tenth of all transactions, and what went wrong. */
import { monitoringErrorLimit, monitoringErrorWindowMs, monitoringSampleRate } from '@atrium/contract/limits'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { type AgentConfigOptions, apm } from '@elastic/apm-rum'
import { pathPattern } from './address-pattern.ts'
import { type Problem, receiveReports, report } from './reports.ts'
import { onRouteChange } from './route-changes.ts'
import { scrubAll } from './scrub.ts'
import { throttle } from './throttle.ts'

export function agentSettings(
  serverUrl: string,
  { publicOrigin, monitoring: { pageViewsUrl } }: Pick<PageSettings, 'publicOrigin' | 'monitoring'>,
) {
  return {
    serviceName: 'accounts',
    environment: 'production',
    serverUrl,
    logLevel: 'warn',
    transactionSampleRate: monitoringSampleRate,
    // The agent's own end after 30 minutes of silence.
    session: true,
    // API and platform have one origin here. The agent adds the page's own by itself.
    distributedTracingOrigins: [publicOrigin],
    // A change of page that asked the server for nothing is one as well.
    reportTransactionsWithoutSpans: true,
    // A page view that is told is nothing that happened on the page.
    ignoreTransactions: pageViewsUrl === null ? [] : [`POST ${pageViewsUrl.replace(/[?#].*$/, '')}`],
    // Routes and problems come from us, as patterns and throttled; clicks would tell what stands on buttons.
    disableInstrumentations: ['history', 'error', 'click', 'eventtarget'],
  } satisfies AgentConfigOptions & { session: boolean; reportTransactionsWithoutSpans: boolean }
}

export function monitorPerformance(serverUrl: string, settings: PageSettings): void {
  apm.addFilter(({ transactions, errors }) => ({
    // The agent would send the outline of those it did not sample as well.
    transactions: scrubAll(
      transactions.filter(({ sampled }) => sampled === true),
      settings,
    ),
    errors: scrubAll(errors, settings),
  }))
  const pageLoadTransactionName = pathPattern(location.pathname)
  apm.init({ ...agentSettings(serverUrl, settings), pageLoadTransactionName })
  followRoutes()
  // The agent's own limit counts everything it sends, for a minute.
  const mayPass = throttle(monitoringErrorLimit, monitoringErrorWindowMs)
  receiveReports((problem) => {
    if (mayPass()) capture(problem)
  })
  addEventListener('error', ({ message, error }) => report({ message, ...errorIn(error) }))
  addEventListener('unhandledrejection', ({ reason }) => report({ message: 'Nobody handled', ...errorIn(reason) }))
}

/** A transaction for each change of page; the first page has the agent's own. */
function followRoutes(): void {
  let isFirst = true
  onRouteChange((path) => {
    if (!isFirst) startRoute(pathPattern(path))
    isFirst = false
  })
}

function startRoute(name: string): void {
  const transaction = apm.startTransaction(name, 'route-change', { managed: true })
  if (transaction === undefined) return
  // It lasts until the page is painted, and what it asked for by then has come.
  const task = transaction.addTask('paint')
  requestAnimationFrame(() => setTimeout(() => transaction.removeTask(task)))
}

function errorIn(thrown: unknown): Pick<Problem, 'error'> {
  return thrown instanceof Error ? { error: thrown } : {}
}

/** A plain error, without what else the thrown one carries. */
function capture({ message, error, labels = {} }: Problem): void {
  const cause = error?.message ?? ''
  const plain = new Error(message.includes(cause) ? message : `${message}: ${cause}`)
  Object.defineProperty(plain, 'name', { value: error?.name ?? 'Problem' })
  Object.defineProperty(plain, 'stack', { value: error?.stack ?? '' })
  apm.captureError(plain, { labels })
}
