/** The calls about passkeys that there are. */
import { type Passkey, removePasskey, renamePasskey } from '@atrium/contract/identity/passkeys'
import { relyingPartyOf } from '@atrium/contract/rules/passkeys/relying-party'
import { call } from '#api/client.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { forgetPasskey } from '#session/passkeys/forget-passkey.ts'

export function rename(id: string, name: string): Promise<Passkey> {
  return call(renamePasskey, { params: { id }, body: { name } })
}

/** The device is told as well, where its browser passes that on. */
export async function remove(
  { id, credentialId }: Passkey,
  product: Parameters<typeof relyingPartyOf>[0],
): Promise<void> {
  await withFreshSignIn(() => call(removePasskey, { params: { id } }))
  const relyingParty = relyingPartyOf(product)
  if (relyingParty !== null && 'PublicKeyCredential' in window) void forgetPasskey(relyingParty, credentialId)
}
