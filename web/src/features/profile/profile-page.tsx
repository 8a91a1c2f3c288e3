/** A person's own profile: their photo, their names, and what they sign in with. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { Breadcrumb } from '#domain/profile/breadcrumb.tsx'
import { ownProfile } from '#domain/profile/own-profile.ts'
import { ProfileNavigation } from '#domain/profile/profile-navigation.tsx'
import { profileMessages as texts } from '#messages/account/profile.ts'
import { useSignedIn } from '#session/session.ts'
import { closeModal } from '#state/modals.ts'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { ProfileForm } from './form/profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

const denied = lazyPage(async () => (await import('#domain/profile/denied-profile.tsx')).DeniedProfile)

export function ProfilePage() {
  const { uid } = useSignedIn()
  const { user_id } = useParams()
  return user_id === uid ? <OwnProfile key={uid} uid={uid} /> : <denied.Page uid={uid} />
}

function OwnProfile({ uid }: { uid: string }) {
  // Another tab may have changed it: whoever comes back sees what is stored by now.
  const { data, error, refetch } = useQuery({ ...ownProfile(uid), refetchOnWindowFocus: 'always' })

  useEffect(() => {
    const look = () => void refetch()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [refetch])

  useEffect(
    () => () => {
      closeModal('profileImageUpload')
      closeModal('changePassword')
    },
    [],
  )

  return (
    <AppLayout title={texts.title} above={<Breadcrumb />}>
      <ProfileNavigation uid={uid} current="profile" />
      {data !== undefined && <ProfileForm user={data} />}
      {data === undefined && error === null && <ProfileSkeleton />}
      {data === undefined && error !== null && (
        <ListFailure text={texts.failed} message={error.message} onRetry={() => void refetch()} />
      )}
    </AppLayout>
  )
}
