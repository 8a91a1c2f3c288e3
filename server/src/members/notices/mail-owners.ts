/** Tells every owner of an organization what nobody among them did: what the server found by itself. */
import type { Transaction } from '#db/database.ts'
import { ownersToTell } from '#members/owners-to-tell.ts'
import type { QueuedMail } from '#messaging/outbox.ts'
import type { MailToAddress } from '#messaging/readers.ts'
import type { TellingContext } from './tell-owners.ts'

interface Found extends Pick<QueuedMail, 'domain' | 'on'> {
  organizationId: string
  template: MailToAddress
  /** Where the button leads. */
  pathOf: (name: string) => string
}

/** In the transaction of what it tells of. Nobody is told where it was deleted. */
export async function mailOwners(
  tx: Transaction,
  { outbox, settings: { publicOrigin } }: TellingContext,
  { organizationId, template, pathOf, ...more }: Found,
): Promise<void> {
  const { organization, owners } = await ownersToTell(tx, organizationId)
  if (!organization) return
  const link = new URL(pathOf(organization.name), publicOrigin).href
  const told = { organizationId, about: organization.displayName, link, ...more }
  await outbox.queue(tx, template, ...owners.map(({ email }) => ({ email, ...told })))
}
