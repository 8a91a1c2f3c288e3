/** Which space a host selects (specification, section 1). */
import { nonSpaceLabels } from '@atrium/contract/limits'

/**
 * The label before the product's domain, or null where the host selects no space: the bare domain, a
 * reserved label, or a host that is not below the domain.
 */
export function spaceLabel(host: string, hostDomain: string): string | null {
  const suffix = `.${hostDomain}`
  const folded = host.toLowerCase()
  if (!folded.endsWith(suffix)) return null
  const label = folded.slice(0, -suffix.length)
  return label === '' || (nonSpaceLabels as readonly string[]).includes(label) ? null : label
}
