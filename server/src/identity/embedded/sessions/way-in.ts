/** How a session began, as its person is told: in the list of sessions, and in the mail about a new browser. */
import type { WayIn } from '@atrium/contract/identity/sessions'
import type { SessionWay } from '@atrium/contract/rules/sign-in-ways'
import { customProvider, googleProvider, passkeyProvider } from '#identity/embedded/protocol/providers.ts'
import type { Session } from './queries.ts'

/** Of sessions of before the way was kept. A password's and a mailed link's had one name: of these nothing is said. */
const named: Record<string, WayIn> = { [googleProvider]: 'google', [passkeyProvider]: 'passkey' }

/** A hand-off is one, whatever way its ancestor was begun in. */
export function wayIn({ provider, way }: Pick<Session, 'provider' | 'way'>): WayIn {
  if (provider === customProvider) return 'hand_off'
  return way === null ? (named[provider] ?? 'other') : wayOf(way)
}

/** A password is one, whoever gave it. */
export function wayOf(way: SessionWay): WayIn {
  return way === 'learner_password' ? 'password' : way
}
