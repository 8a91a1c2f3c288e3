/** What an operator should hear at the start: of an installation that others can reach, and of settings that do nothing. */
import { isIP } from 'node:net'
import { isLoopbackHost } from '#http/hosts/loopback.ts'
import type { Settings } from './settings.ts'

/**
 * One sentence about what is missing for the public, or undefined where nothing is or nobody but this
 * machine can come. It starts all the same: behind a tunnel or in a trial either may be meant.
 */
export function publicWarning(
  settings: Pick<Settings, 'publicOrigin' | 'hostDomain' | 'smtpUrl' | 'loopback' | 'trustedProxyHops'>,
): string | undefined {
  const { publicOrigin, hostDomain, smtpUrl, loopback, trustedProxyHops } = settings
  if (loopback) return undefined
  const { protocol, host } = new URL(publicOrigin)
  const missing = [
    ...(smtpUrl === undefined ? ['SMTP_URL is not set, so nobody gets the mail that it writes'] : []),
    ...(protocol === 'http:' && !isLoopbackHost(host)
      ? ['PUBLIC_ORIGIN is plain http, so whoever is on the way reads passwords']
      : []),
    // It speaks plain HTTP itself: something in front of it speaks TLS.
    ...(protocol === 'https:' && trustedProxyHops === 0
      ? ['TRUSTED_PROXY_HOPS is not set, so all visitors count as the proxy, and each uses up the limits of all']
      : []),
    ...(hasRoom(hostDomain, host)
      ? []
      : [`HOST_DOMAIN is ${hostDomain}, so the addresses of its organizations lead nowhere for them`]),
  ]
  if (missing.length === 0) return undefined
  return `WARNING: others can reach ${publicOrigin}, but ${missing.join(', and ')}.`
}

/** Whether others find names below the domain: there are none below a number, and this machine's are their own. */
function hasRoom(hostDomain: string, publicHost: string): boolean {
  if (isLoopbackHost(publicHost)) return true
  return !isLoopbackHost(hostDomain) && isIP(new URL(`http://${hostDomain}`).hostname) === 0
}

/** One sentence about settings that are written and do nothing, such as those of a provider that is not chosen. */
export function unreadWarning({ unread }: Pick<Settings, 'unread'>): string | undefined {
  if (unread.length === 0) return undefined
  return `WARNING: nothing reads ${unread.join(', ')}: another setting that would is not set.`
}
