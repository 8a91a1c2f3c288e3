/** The cards of the security page, in their order. */
import type { ComponentType } from 'react'
import { SessionsCard } from './sessions/sessions-card.tsx'

export const cards: readonly { id: string; Card: ComponentType }[] = [{ id: 'sessions', Card: SessionsCard }]
