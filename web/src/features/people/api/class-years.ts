/** The calls about classes from one year to the next. */
import {
  archiveClasses as archiveEndpoint,
  copyClasses as copyEndpoint,
  unarchiveClasses as unarchiveEndpoint,
} from '@atrium/contract/people/classes'
import type { BodyOf } from '@atrium/contract/endpoint'
import { call } from '#api/client.ts'

/** However many a year has, they go together or not at all. */
export async function archiveClasses(organization: string, ids: readonly string[]): Promise<void> {
  await call(archiveEndpoint, { query: { organization }, body: { ids: [...ids] } })
}

export async function unarchiveClasses(organization: string, ids: readonly string[]): Promise<void> {
  await call(unarchiveEndpoint, { query: { organization }, body: { ids: [...ids] } })
}

export function copyClasses(organization: string, body: BodyOf<typeof copyEndpoint>) {
  return call(copyEndpoint, { query: { organization }, body })
}
