/** Tells the other owners of a publisher that one of them deleted or restored it: each once, and not without end. */
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { Transaction } from '#db/database.ts'
import type { Outbox, QueuedMail } from '#messaging/outbox.ts'
import { countTelling, ownersToTell } from './queries-telling.ts'

export interface TellingContext {
  outbox: Outbox
  /** Where links lead; configuration, never a request's host. */
  settings: { publicOrigin: string }
}

/** Whoever deletes and restores over and over fills no mailbox: it happens all the same. */
const most = { max: 6, windowSeconds: DAY_SECONDS }

interface ToTellOf extends Pick<QueuedMail, 'on'> {
  id: string
  /** What it is called. */
  name: string
  kind: 'publisher_deleted' | 'publisher_restored'
  /** uid of who did it: they know. */
  actor: string
  /** Where the button leads. */
  path: string
}

/** In the transaction of what it tells of, which holds the publisher, while it has its people. */
export async function tellOwners(
  tx: Transaction,
  { outbox, settings: { publicOrigin } }: TellingContext,
  { id, name: about, kind, actor, path, ...more }: ToTellOf,
): Promise<void> {
  const owners = await ownersToTell(tx, id)
  const others = owners.flatMap(({ uid, email }) => (uid === actor || email === null ? [] : [{ email }]))
  if (others.length === 0 || !(await countTelling(tx, { id, ...most }))) return
  const from = owners.find(({ uid }) => uid === actor)?.displayName ?? ''
  const link = new URL(path, publicOrigin).href
  await outbox.queue(tx, kind, ...others.map((other) => ({ ...other, about, from, link, ...more })))
}
