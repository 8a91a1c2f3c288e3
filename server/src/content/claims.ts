/** Says which images are shown, so that the clean-up leaves them. */
import type { Transaction } from '#db/database.ts'
import { contentNameIn } from './names.ts'
import { deleteOtherClaims, holdContents, insertClaims } from './queries.ts'

/** Who shows an image, or may show it again: at most one row of these areas. */
export type ContentHolder = `${'organization' | 'author' | 'user' | 'change'}:${string}`

/**
 * Replaces what the holder shows by the images at these addresses; none releases all. Addresses that
 * are not of our images, or of ones that are gone, are passed over. Runs in the transaction that writes
 * the addresses, so that neither is there without the other.
 */
export async function claimContents(tx: Transaction, holder: ContentHolder, urls: string[]): Promise<void> {
  const names = [...new Set(urls.map(contentNameIn).filter((name) => name !== undefined))]
  const held = await holdContents(tx, names)
  await deleteOtherClaims(tx, holder, held)
  await insertClaims(tx, holder, held)
}
