/** Tells the installation's analytics which pages are looked at: their pattern, title and where from. */
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { addressPattern, pathPattern } from './address-pattern.ts'
import { onRouteChange } from './route-changes.ts'
import { scrub } from './scrub.ts'
import { visitId } from './visit.ts'

/** What the collector gets, as JSON. */
interface PageView {
  /** The route's pattern, without query and without ids. */
  path: string
  title: string
  /** The pattern of the page before, or the origin of the site that led here; empty where nobody says. */
  referrer: string
  /** Random, kept for half an hour after the last view. */
  session: string
}

/** A page's title comes with its code, a moment after its address. */
const titleSettlesMs = 500

export function sendPageViews(url: string, settings: PageSettings): void {
  let referrer = document.referrer === '' ? '' : addressPattern(document.referrer, settings)
  let title = document.title
  // Tells after the task that changed it: a page's view is flushed by the next page, whose title is not its own.
  new MutationObserver(() => {
    title = document.title
  }).observe(document.head, { subtree: true, childList: true, characterData: true })
  let pending: { path: string; timer: ReturnType<typeof setTimeout> } | null = null

  const flush = () => {
    if (pending === null) return
    const { path, timer } = pending
    clearTimeout(timer)
    pending = null
    send(url, { path, title: titleOf(title, settings), referrer, session: visitId() })
    referrer = path
  }
  onRouteChange((path) => {
    flush()
    pending = { path: pathPattern(path), timer: setTimeout(flush, titleSettlesMs) }
  })
  addEventListener('pagehide', flush)
}

/** A space's pages are titled with its name, which would tell whose they are. */
function titleOf(title: string, settings: PageSettings): string {
  return settings.space === null ? scrub(title, settings) : settings.productName
}

/** Outlives the page; nobody is told when it fails, for there is nothing to be done about it. */
function send(url: string, view: PageView): void {
  fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  }).catch(() => undefined)
}
