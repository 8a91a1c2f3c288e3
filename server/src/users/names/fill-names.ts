/** Names for an account that has none, from an invite by mail that its person accepts. */
import { wholeName } from '@atrium/contract/rules/name-order'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { nameTheUnnamed } from '#users/queries.ts'

/**
 * Somebody else typed these names: whoever has a name of any kind keeps what they have, and the display name is made
 * as sign-up makes it. Holds the person where it names them, so it comes before any lock of an organization.
 */
export async function fillNames(
  tx: Transaction,
  uid: string,
  { givenName, familyName }: { givenName: string; familyName: string },
): Promise<void> {
  const displayName = wholeName({ given_name: givenName, family_name: familyName })
  if (displayName === '' || !(await nameTheUnnamed(tx, uid, { givenName, familyName, displayName }))) return
  const detail = { fields: 'given_name family_name displayName', from: 'invite' }
  await audit(tx, { actor: uid, action: 'user.profile_changed', subject: uid, detail })
}
