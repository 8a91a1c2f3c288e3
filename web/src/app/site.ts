/** Whether the page stands where a site would be, and nobody's is. */
import { nonSpaceLabels } from '@atrium/contract/limits'
import type { PageSettings } from '@atrium/contract/page/page-settings'

/** Below it, publishers have their sites at `/@{author_id}`. */
const publishersLabel = 'studio' satisfies (typeof nonSpaceLabels)[number]

/** Only below the product's domain: under an unknown host the accounts pages show as everywhere. */
export function isMissingSite({ hostDomain, space }: PageSettings): boolean {
  // The prerender has no location; what it renders are accounts pages.
  if (space !== null || typeof location === 'undefined') return false
  const suffix = `.${hostDomain}`
  if (!location.host.endsWith(suffix)) return false
  const label = location.host.slice(0, -suffix.length)
  return label === publishersLabel
    ? location.pathname.startsWith('/@')
    : !(nonSpaceLabels as readonly string[]).includes(label)
}
