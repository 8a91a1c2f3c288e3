/** That this tab has set out for an organization's own sign-in: the address to set out by is a link that anybody can follow. */
import { singleSignOnPath } from '@atrium/contract/identity/single-sign-on-names'
import { forget, keep, readKept } from '#browser-storage.ts'
import { withQuery } from '#paths.ts'

const key = 'organization-sign-in'

/** Leaves for the other side. */
export function setOut(connection: string, query: { hint: string; redirect?: string }): void {
  keep('tab', key, { connection })
  location.assign(withQuery(`${singleSignOnPath}/${connection}/start`, query))
}

/** By which connection it has, once. */
export function takeBegun(): unknown {
  const begun = readKept('tab', key) as { connection?: unknown } | null
  forget('tab', key)
  return begun?.connection
}
