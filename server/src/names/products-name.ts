/** What no organization and no publisher is called. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { Refusal } from '#http/refusal.ts'
import { readsAsProduct } from './reserved-usernames.ts'

/** Throws `invalid_input`, beside the field, for a name that reads as the product's own: "Atrium Support". */
export function refuseProductsName<Field extends string>(
  name: { [field in Field]?: string | undefined },
  field: Field,
  { productName }: { productName: string },
): void {
  if (!readsAsProduct(name[field] ?? '', productName)) return
  throw new Refusal('invalid_input', { fields: { [field]: fieldMessages.organizationNameReserved } })
}
