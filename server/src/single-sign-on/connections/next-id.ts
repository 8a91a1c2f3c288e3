/** Ids of connections, known before a connection is made: the other side wants our addresses first, and they name it. */
import { createHash } from 'node:crypto'
import { maxSignInConnections } from '@atrium/contract/limits'

/**
 * The first of an organization's ids that no connection has; undefined where it has all that it may have. One that was
 * deleted leaves its id to the organization's next, and to nobody else's: what is set up at the other side goes on to
 * lead to the same organization.
 */
export function nextConnectionId(organizationId: string, taken: readonly string[]): string | undefined {
  if (taken.length >= maxSignInConnections) return undefined
  return connectionIds(organizationId).find((id) => !taken.includes(id))
}

/** All that an organization's connections may have. */
export function connectionIds(organizationId: string): string[] {
  return Array.from({ length: maxSignInConnections }, (_, place) => idOf(organizationId, place))
}

/** A UUID of version 8 (RFC 9562, section 5.8). It is no secret: it stands in addresses. */
function idOf(organizationId: string, place: number): string {
  const bytes = createHash('sha256').update(`sign-in connection ${place} of ${organizationId}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
