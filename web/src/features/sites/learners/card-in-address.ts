/** What a card's address carries in its fragment, which no server ever sees. */
import { learnerCardFragment } from '@atrium/contract/people/learner-names'

export interface ScannedCard {
  learner: string
  card: string
}

/** In: a fragment with or without its #, or the whole address that a QR code says. Null for what is no card. */
export function cardIn(address: string): ScannedCard | null {
  const fields = new URLSearchParams(address.slice(address.indexOf('#') + 1))
  const learner = fields.get(learnerCardFragment.learner)
  const card = fields.get(learnerCardFragment.card)
  return learner && card ? { learner, card } : null
}
