/**
 * Whether what did not load is no longer served: a tab that was open for days then finds none of the scripts that it has
 * not loaded yet, however often it asks, since a newer build took their place.
 */
import type { NotLoadedError } from './not-loaded.ts'

/** Most browsers name what they could not load; the first script of the page is named by what all others are. */
const named = /\S+\.(?:js|css)\b/

export async function isOfOldBuild({ cause }: NotLoadedError): Promise<boolean> {
  const address =
    (cause instanceof Error && named.exec(cause.message)?.[0]) ||
    document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (address === undefined) return false
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    return false
  }
}
