/** What no organization is called. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { Refusal } from '#http/refusal.ts'
import { readsAsProduct } from '#names/reserved-usernames.ts'

/** Throws `invalid_input` for a display name that reads as the product's own: "Atrium Support". */
export function refuseProductsName(displayName: string, productName: string): void {
  if (!readsAsProduct(displayName, productName)) return
  throw new Refusal('invalid_input', { fields: { displayName: fieldMessages.organizationNameReserved } })
}
