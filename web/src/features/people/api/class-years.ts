/** The calls about classes from one year to the next. */
import {
  archiveClasses as archiveEndpoint,
  copyClasses as copyEndpoint,
  unarchiveClasses as unarchiveEndpoint,
} from '@atrium/contract/people/classes'
import type { BodyOf } from '@atrium/contract/endpoint'
import { maxIdsAtOnce } from '@atrium/contract/limits'
import { call } from '#api/client.ts'

export const archiveClasses = (organization: string, ids: readonly string[]) => each(archiveEndpoint, organization, ids)

export const unarchiveClasses = (organization: string, ids: readonly string[]) =>
  each(unarchiveEndpoint, organization, ids)

/** A year may have more of them than one request may name. */
async function each(
  endpoint: typeof archiveEndpoint | typeof unarchiveEndpoint,
  organization: string,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += maxIdsAtOnce)
    await call(endpoint, { query: { organization }, body: { ids: ids.slice(from, from + maxIdsAtOnce) } })
}

export function copyClasses(organization: string, body: BodyOf<typeof copyEndpoint>) {
  return call(copyEndpoint, { query: { organization }, body })
}
