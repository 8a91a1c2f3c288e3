/** Whom a connection trusts, and whether a way that set out for it finds the same when it arrives. */
import { createHash } from 'node:crypto'
import type { GivenKind } from './kind-settings.ts'
import type { ConnectionRow } from './queries.ts'

/** It was switched off, deleted or changed since the way began. The message is for whoever runs this server. */
export class ConnectionGoneError extends Error {}

/** Whom it trusts: another one has to be tried out anew. Certificates change in their time while it goes on. */
export function essentialOf({ kind, settings }: Pick<ConnectionRow, 'kind' | 'settings'> | GivenKind): unknown[] {
  return kind === 'oidc' && 'client_id' in settings
    ? [settings.issuer, settings.client_id]
    : 'post_url' in settings
      ? [settings.issuer, settings.redirect_url, settings.post_url]
      : []
}

/**
 * Of a connection, for as long as a way that is under way may arrive by it. An id is used again once its connection was
 * deleted (`next-id.ts`), and a way that was taken out of the database is not there to be dropped: so when the connection
 * was made counts as well, and how often its ways were ended.
 */
export function fingerprintOf(connection: ConnectionRow): string {
  const { kind, createdAt, waysEnded } = connection
  const what = JSON.stringify([kind, ...essentialOf(connection), createdAt.getTime(), waysEnded])
  return createHash('sha256').update(what).digest('base64url')
}

/**
 * In: the connection as it is now, and what the way set out with; `issuer` is whose word arrived, where any did. Answers
 * the connection. Throws `ConnectionGoneError` where there is none, where it trusts somebody else by now, or its ways
 * were ended meanwhile, and for a way of before fingerprints were kept: it lives for minutes.
 */
export function requireSameTrust(
  connection: ConnectionRow | undefined,
  { fingerprint, issuer }: { fingerprint: string | null; issuer?: string },
): ConnectionRow {
  if (!connection) throw new ConnectionGoneError('the connection or its organization was deleted')
  if (fingerprint !== fingerprintOf(connection)) {
    throw new ConnectionGoneError('the connection was switched off, or leads to another provider, since the way began')
  }
  if (issuer !== undefined && !isIssuerOf(connection, issuer)) {
    throw new ConnectionGoneError(`the connection is not to ${issuer}`)
  }
  return connection
}

function isIssuerOf({ kind, settings }: ConnectionRow, issuer: string): boolean {
  return kind === 'saml' ? settings.issuer === issuer : isOfSameOrigin(issuer, settings.issuer)
}

/**
 * A SAML provider has one name. An issuer of OpenID Connect may call itself a little differently from the address that
 * its metadata is under, as tenants of Entra ID do: which of them it was is checked where the code is exchanged.
 */
export function isOfSameOrigin(issuer: string, configured: string): boolean {
  return URL.canParse(issuer) && new URL(issuer).origin === new URL(configured).origin
}
