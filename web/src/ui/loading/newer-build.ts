/**
 * Whether what did not load is no longer served: a tab that was open for days then finds none of the scripts that it has
 * not loaded yet, however often it asks, since a newer build took their place. Not known where a browser does not name it.
 */
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'

declare global {
  interface Window {
    /** Put here by the document: says above the page that a part of it did not load, and lets it be loaded anew. */
    __tellNotLoaded?: () => void
    /** And this: loads the page anew, with what is typed in its fields and is no secret. */
    __loadAnew?: () => void
  }
}

/** For what was pressed and does not come, and has no place of its own where that could be said. */
export async function tellOldBuild(cause: unknown): Promise<void> {
  if (await isOfOldBuild({ cause })) window.__tellNotLoaded?.()
}

/** `cause` is what the browser said of it. */
export async function isOfOldBuild({ cause }: { cause?: unknown }): Promise<boolean> {
  const address = /\S+\.(?:js|css)\b/.exec(String(cause))?.[0]
  if (address === undefined) return false
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** A page as old as that may have outlived another build. */
const OLD_MS = MINUTE_MS
let isUnderWay = false

/**
 * Not a page that was loaded anew just now: where two builds are served at once, as during a deploy, or a file is missing,
 * that would go on and on.
 */
export function loadAnew(): void {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isUnderWay || (loaded?.type === 'reload' && performance.now() < OLD_MS)) return
  isUnderWay = true
  location.reload()
}
