/** Mints the token that signs the person in at another address of the product. */
import { customToken } from '@atrium/contract/identity/identity'
import { call } from '#api/client.ts'

/** Single-use, short-lived, and good only when exchanged from the origin of `site`, which is the organization's of that name. */
export async function mintCustomToken(uid: string, site: URL, organization?: string): Promise<string> {
  const whose = organization === undefined ? {} : { organization }
  const minted = await call(customToken, { body: { uid, origin: site.origin, ...whose } })
  return minted.customToken
}
