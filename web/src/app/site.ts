/** Whether the page stands on a sub-domain where no organization lives. */
import { nonSpaceLabels } from '@atrium/contract/limits'
import type { PageSettings } from '@atrium/contract/page-settings'

/** Only below the product's domain: under an unknown host the accounts pages show as everywhere. */
export function isMissingSite({ hostDomain, space }: PageSettings): boolean {
  // The prerender has no location; what it renders are accounts pages.
  if (space !== null || typeof location === 'undefined') return false
  const suffix = `.${hostDomain}`
  if (!location.host.endsWith(suffix)) return false
  return !(nonSpaceLabels as readonly string[]).includes(location.host.slice(0, -suffix.length))
}
