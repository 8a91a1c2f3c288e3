/** Which certificates a connection has, once its metadata was read by itself. */
import { maxSamlCertificates } from '@atrium/contract/limits'
import { endOf } from '#single-sign-on/saml/metadata/certificates.ts'

/**
 * Those it has and the metadata has too, then new ones, as many as there may be. Where the metadata has none of those
 * that were there, they stay beside the new ones until it is read again: at a change-over some answers are signed with
 * the last one still. Empty where the metadata has none that is good.
 */
export function nextCertificates(current: readonly string[], offered: readonly string[], now: Date): string[] {
  const isGood = (pem: string) => endOf(pem) > now
  const good = offered.filter(isGood)
  if (good.length === 0) return []
  const kept = current.filter((pem) => good.includes(pem))
  const added = good.filter((pem) => !kept.includes(pem))
  const leaving = kept.length === 0 ? current.filter(isGood) : []
  return [...kept, ...added, ...leaving].slice(0, maxSamlCertificates)
}

/** Their order means nothing. */
export function differences(current: readonly string[], next: readonly string[]) {
  return {
    added: next.filter((pem) => !current.includes(pem)).length,
    removed: current.filter((pem) => !next.includes(pem)).length,
  }
}
