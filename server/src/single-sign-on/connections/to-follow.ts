/** Whether the server reads the metadata of a connection by itself, as an owner's change leaves it. */
import type { GivenKind } from './kind-settings.ts'
import type { ConnectionRow } from './queries.ts'

/** What changes of the row: what was read before says nothing of another address, provider or beginning. */
export function toFollow(given: GivenKind, row?: ConnectionRow) {
  if (given.kind === 'oidc') return {}
  const { settings, follows } = given
  const followed = (follows ?? row?.followMetadata ?? false) && settings.metadata_url !== null
  const before = row?.kind === 'saml' && row.followMetadata ? row.settings : undefined
  const isAsBefore = before?.metadata_url === settings.metadata_url && before.issuer === settings.issuer
  if (followed && isAsBefore) return {}
  return { followMetadata: followed, metadataDueAt: followed ? new Date() : null, metadataRead: null }
}
