/** Says which images are shown, so that the clean-up leaves them. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { contentNameIn, seemsOurs } from './names.ts'
import { deleteOtherClaims, holdContents, insertClaims } from './queries.ts'

/** Who shows an image, or may show it again: at most one row of these areas. */
export type ContentHolder = `${'organization' | 'author' | 'user' | 'change'}:${string}`

/**
 * Replaces what the holder shows by the images at these addresses; none releases all. Addresses that
 * are not of our images, or of ones that are gone, are passed over; where it is said whose word it is, also of ones
 * that others uploaded, which else would stay for as long as somebody who has seen them likes. Runs in the transaction
 * that writes the addresses, so that neither is there without the other.
 */
export async function claimContents(
  tx: Transaction,
  holder: ContentHolder,
  urls: string[],
  { uid }: { uid?: string } = {},
): Promise<void> {
  const names = [...new Set(urls.map(contentNameIn).filter((name) => name !== undefined))]
  const held = await holdContents(tx, names, uid === undefined ? undefined : { uid, holder })
  await deleteOtherClaims(tx, holder, held)
  await insertClaims(tx, holder, held)
}

interface Choice {
  holder: ContentHolder
  /** Who chose. */
  uid: string
  /** Addresses, by the field that each came in; what is absent was not chosen. */
  chosen: Record<string, string | null | undefined>
}

/**
 * Refuses with `invalid_input`, beside its field, an image of ours that is gone, or that is neither theirs nor shown
 * there already. Addresses of elsewhere are none of ours: no page and no mail asks for them.
 */
export async function requireShowable(tx: Transaction, { holder, uid, chosen }: Choice): Promise<void> {
  const ours = Object.entries(chosen).flatMap(([field, address]) =>
    address && seemsOurs(address) ? [{ field, name: contentNameIn(address) }] : [],
  )
  const names = [...new Set(ours.map(({ name }) => name).filter((name) => name !== undefined))]
  const held = new Set<string | undefined>(await holdContents(tx, names, { uid, holder }))
  const gone = ours.filter(({ name }) => !held.has(name))
  if (gone.length === 0) return
  const fields = Object.fromEntries(gone.map(({ field }) => [field, fieldMessages.imageGone]))
  throw new Refusal('invalid_input', { detail: 'no image that they may show', fields })
}
