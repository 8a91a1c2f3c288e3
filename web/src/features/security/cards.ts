/** The cards of the security page, in their order. */
import type { ComponentType } from 'react'
import { AuthenticatorCard } from './authenticator/authenticator-card.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { WaysCard } from './ways/ways-card.tsx'

export const cards: readonly { id: string; Card: ComponentType }[] = [
  { id: 'ways', Card: WaysCard },
  { id: 'passkeys', Card: PasskeysCard },
  { id: 'authenticator', Card: AuthenticatorCard },
  { id: 'sessions', Card: SessionsCard },
]
