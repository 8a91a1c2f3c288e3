/** At a site, too: that one's account is going to be deleted. The words come with the first such account. */
import type { PendingDeletion } from '@atrium/contract/account-deletion'
import { getProfile } from '@atrium/contract/users'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { call } from '#api/client.ts'
import { logWarning } from '#monitoring/log.ts'
import type { DeletionNoticeProps } from './deletion-notice.tsx'

/** A site without it is still a site, and the product says the same. */
const Notice = lazy<ComponentType<DeletionNoticeProps>>(async () => {
  try {
    return { default: (await import('./deletion-notice.tsx')).DeletionNotice }
  } catch (error) {
    logWarning('The notice about the deletion did not load', error)
    return { default: () => null }
  }
})

/** One for each visitor: `key` it by who that is. */
export function OwnDeletion({ uid }: { uid: string }) {
  const [deletion, setDeletion] = useState<PendingDeletion>()
  useEffect(() => {
    const leaving = new AbortController()
    call(getProfile, { signal: leaving.signal }).then(
      (own) => setDeletion(own.deletion),
      // The client has reported the failure.
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  if (deletion === undefined) return null
  return (
    <Suspense>
      <Notice uid={uid} deletion={deletion} />
    </Suspense>
  )
}
