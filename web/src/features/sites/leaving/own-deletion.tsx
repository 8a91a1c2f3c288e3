/** At a site, too: that one's account is going to be deleted. The words come with the first such account. */
import type { PendingDeletion } from '@atrium/contract/account-deletion'
import { getProfile } from '@atrium/contract/users'
import { Suspense, useEffect, useState } from 'react'
import { call } from '#api/client.ts'
import { doneWithout } from '#monitoring/done-without.ts'

/** The product says the same. */
const Notice = doneWithout(
  'The notice about the deletion',
  async () => (await import('./deletion-notice.tsx')).DeletionNotice,
)

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
