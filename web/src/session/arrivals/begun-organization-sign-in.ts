/** That this tab has set out for an organization's own sign-in: the address to set out by is a link that anybody can follow. */
import { singleSignOnPath } from '@atrium/contract/identity/single-sign-on-names'
import { forget, hasTexts, keep, readKept } from '#browser-storage.ts'
import { withQuery } from '#paths.ts'

const key = 'organization-sign-in'

/** Who set out and where they want to go: for who comes back without being signed in. */
interface Begun {
  hint: string
  redirect: string | null
}

/** Leaves for the other side. */
export function setOut(connection: string, { hint, redirect }: Begun): void {
  keep('tab', key, { connection, hint, redirect })
  location.assign(withQuery(`${singleSignOnPath}/${connection}/start`, { hint, redirect }))
}

/** By which connection it has, once: what else is known of it goes on to be until the next. */
export function takeBegun(): unknown {
  const kept = readKept('tab', key) as { connection?: unknown } | null
  const begun = begunSignIn()
  if (begun === null) forget('tab', key)
  else keep('tab', key, begun)
  return kept?.connection
}

export function begunSignIn(): Begun | null {
  const kept = readKept('tab', key)
  if (!hasTexts(kept, 'hint')) return null
  const { redirect } = kept as { redirect?: unknown }
  return { hint: kept.hint, redirect: typeof redirect === 'string' ? redirect : null }
}

export function forgetBegun(): void {
  forget('tab', key)
}
