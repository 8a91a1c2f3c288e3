/** The cards of the security page, in their order. */
import type { ComponentType } from 'react'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'

export const cards: readonly { id: string; Card: ComponentType }[] = [
  { id: 'passkeys', Card: PasskeysCard },
  { id: 'sessions', Card: SessionsCard },
]
