/** Mints the token that signs the person in at another address of the product. */
import { customToken } from '@atrium/contract/identity/identity'
import { call } from '#api/client.ts'

/** Single-use, short-lived, and good only when exchanged from the origin of `site`. */
export async function mintCustomToken(uid: string, site: URL): Promise<string> {
  const minted = await call(customToken, { body: { uid, origin: site.origin } })
  return minted.customToken
}
