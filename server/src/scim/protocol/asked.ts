/** What a request of a directory is about, wherever it came from: alone, or as one of many in a bulk. */
import type { ConnectionRow } from '#scim/connections/queries.ts'
import { ScimError } from './scim-error.ts'

export interface Caller {
  connection: ConnectionRow
  /** By which it asks: it may be revoked while one of its changes waits. */
  tokenId: string
  /** `{origin}/scim/v2/{organization}`. */
  base: string
}

export interface Asked extends Caller {
  operation: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Empty where something is made. */
  id: string
  body: unknown
  /** `If-Match`, or the version of an operation in a bulk. */
  version?: string | undefined
}

export interface Answered {
  status: 200 | 201 | 204
  id: string
  body?: Record<string, unknown>
}

/** As whom a change is made. */
export function authorityOf({ connection, tokenId }: Caller): { organizationId: string; tokenId: string } {
  return { organizationId: connection.organizationId, tokenId }
}

/** Refuses with 412 where somebody else has changed it: tags are weak, and compared as such (RFC 7232, section 2.3). */
export function requireVersion(asked: string | undefined, version: number | string): void {
  if (asked === undefined || isVersion(asked, version)) return
  throw new ScimError(412, 'It has changed since it was read.')
}

export function isVersion(asked: string | undefined, version: number | string): boolean {
  return asked !== undefined && (asked.trim() === '*' || tagsIn(asked).includes(String(version)))
}

function tagsIn(header: string): string[] {
  return [...header.matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag)
}

export function notFound(): ScimError {
  return new ScimError(404, 'There is nothing of this id.')
}
