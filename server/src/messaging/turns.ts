/** In what order mails go out: what somebody waits for at once, and of what goes to many each sender's in its turn (docs/decisions/0110). */
import type { Queryable, Transaction } from '#db/database.ts'
import { isInBackground } from '#limits/caller.ts'
import type { MailRow } from './queries.ts'
import { freeTurns } from './queries-turns.ts'
import type { MailTemplate } from './render-mail.ts'

/**
 * Mails of which one act makes thousands: an import, a roster, the last day of a school year. The others are for somebody
 * who waits for a code that is soon over, or tell of what somebody else did to an account.
 */
const toMany = new Set<MailTemplate>([
  ...(['invite', 'record_changed', 'join_accepted', 'join_declined', 'join_ended'] as const),
  ...(['term_ending', 'term_ended', 'term_kept'] as const),
])
/** So often a mail keeps its place: a mail server that knows nobody yet has everything sent twice. */
const TRIES_IN_TURN = 3

/** The turn of what goes to one: before all others. */
const AHEAD = 0
const BEHIND_ALL = null
/** Behind a sender's id: what it sends to one by hand, which is a sender of its own. */
const BY_HAND = 'by hand'

export type Place = Required<Pick<MailRow, 'sender' | 'turn'>>

/**
 * Whose turns a mail of a sender goes in. What somebody sends to one by hand waits behind nothing that the same sender has
 * sent to many, but behind what was sent to one before it.
 */
function turnsOf(senders: readonly string[]): string[] {
  const [byHand] = senders.length === 1 && !isInBackground() ? senders : []
  return byHand === undefined ? [...senders] : [`${byHand} ${BY_HAND}`]
}

/** The places of mails that are queued together, one for each of the senders, in their order. */
export async function placesFor(tx: Transaction, template: MailTemplate, of: string[]): Promise<Place[]> {
  if (!toMany.has(template)) return of.map(() => ({ sender: '', turn: AHEAD }))
  const senders = turnsOf(of)
  const free = await freeTurns(tx, [...new Set(senders)])
  return senders.map((sender) => {
    const turn = free.get(sender) ?? 1
    free.set(sender, turn + 1)
    return { sender, turn }
  })
}

/** Behind what its sender has waiting, so that it costs nobody else; behind all once it has failed too often. */
export async function turnOfFailed(
  db: Queryable,
  { sender, turn, attempts }: Pick<MailRow, 'sender' | 'turn' | 'attempts'>,
): Promise<number | null> {
  if (turn === BEHIND_ALL || attempts >= TRIES_IN_TURN) return BEHIND_ALL
  return turn === AHEAD ? AHEAD : ((await freeTurns(db, [sender])).get(sender) ?? turn)
}

/** For sorting, as the database does: what goes behind all is last. */
export function compareTurns(one: number | null, other: number | null): number {
  if (one === other) return 0
  if (one === BEHIND_ALL) return 1
  return other === BEHIND_ALL ? -1 : one - other
}
