/** Whether a mail server has to be spoken to encrypted. */
import { isLoopbackHost } from '#http/hosts/loopback.ts'

/**
 * With a password, and to another machine: whoever stands between would take the offer of STARTTLS away, and be told the
 * password. What the address itself says of it (`?requireTLS=false`, `?ignoreTLS=true`) holds.
 */
export function mailServerSecurity(smtpUrl: string): { requireTLS?: true } {
  const { protocol, hostname, password, searchParams } = new URL(smtpUrl)
  const isSaid = ['requireTLS', 'ignoreTLS'].some((name) => searchParams.has(name))
  return protocol === 'smtp:' && password !== '' && !isSaid && !isLoopbackHost(hostname) ? { requireTLS: true } : {}
}
