/** Says on every signed-in page that the account is going to be deleted; its code comes with the first such account. */
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ownProfile } from '#domain/profile/own-profile.ts'
import { doneWithout } from '#monitoring/done-without.ts'
import { useSignedIn } from '#session/session.ts'

/** The account's own page says the same. */
const Banner = doneWithout(
  'The notice about the deletion',
  async () => (await import('#features/account/deletion/deletion-banner.tsx')).DeletionBanner,
)

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
