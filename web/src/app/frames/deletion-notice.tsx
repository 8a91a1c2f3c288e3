/** Says on every signed-in page that the account is going to be deleted; its code comes with the first such account. */
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { ownProfile } from '#domain/profile/own-profile.ts'
import type { DeletionBannerProps } from '#features/account/deletion/deletion-banner.tsx'
import { logWarning } from '#monitoring/log.ts'
import { useSignedIn } from '#session/session.ts'

/** A page without it is still a page, and the account's own page says the same. */
const Banner = lazy<ComponentType<DeletionBannerProps>>(async () => {
  try {
    return { default: (await import('#features/account/deletion/deletion-banner.tsx')).DeletionBanner }
  } catch (error) {
    logWarning('The notice about the deletion did not load', error)
    return { default: () => null }
  }
})

export function DeletionNotice() {
  const { uid } = useSignedIn()
  const { data } = useQuery(ownProfile(uid))
  if (data?.deletion === undefined) return null
  return (
    <Suspense>
      <Banner deletion={data.deletion} />
    </Suspense>
  )
}
