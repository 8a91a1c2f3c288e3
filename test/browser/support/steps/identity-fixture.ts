/** Who signs people in during a test, and where that one is asked and its mail is read. */
import { emulatorHost, hostedSettings } from '../../../emulator/server-settings.ts'
import { emulatorLinks, mailboxLinks, type ReadActionLink } from '../../../support/action-links.ts'
import type { ServerProcess } from '../../../support/server-process.ts'

/** The product itself, or Google's emulator in the hosted provider's place. */
export type ProviderKind = 'embedded' | 'emulator'

export interface ProductServer extends ServerProcess {
  /** Where the identity provider's protocol is spoken. */
  identityOrigin: string
  /** The newest link mailed to that address; waits until there is one. */
  readActionLink: ReadActionLink
}

/** The server's settings for it, or a sentence why it cannot be had. */
export function identitySettings(provider: ProviderKind): { env: Record<string, string> } | { unavailable: string } {
  if (provider === 'embedded') return { env: {} }
  if (emulatorHost === undefined) return { unavailable: 'No emulator runs: npm run test:emulator starts one.' }
  return { env: hostedSettings(emulatorHost) }
}

export function withIdentity(server: ServerProcess, provider: ProviderKind): ProductServer {
  const { origin } = server
  if (provider === 'embedded' || emulatorHost === undefined) {
    return { ...server, identityOrigin: origin, readActionLink: mailboxLinks(origin) }
  }
  return {
    ...server,
    identityOrigin: `http://${emulatorHost}`,
    readActionLink: emulatorLinks(emulatorHost, origin),
  }
}
