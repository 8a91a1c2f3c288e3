/** A person's own account: its address, taking their data along, and deleting it. */
import { useParams } from 'react-router'
import { Breadcrumb } from '#domain/profile/breadcrumb.tsx'
import { ProfileNavigation } from '#domain/profile/profile-navigation.tsx'
import { leavingMessages as texts } from '#messages/account/leaving.ts'
import { useSignedIn } from '#session/session.ts'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Cards } from '#ui/layout/card.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { DeletionCard } from './deletion/deletion-card.tsx'
import { EmailCard } from './email/email-card.tsx'
import { ExportCard } from './export/export-card.tsx'

const denied = lazyPage(async () => (await import('#domain/profile/denied-profile.tsx')).DeniedProfile)

export function AccountPage() {
  const { uid } = useSignedIn()
  const { user_id } = useParams()
  if (user_id !== uid) return <denied.Page uid={uid} />
  return (
    <AppLayout title={texts.title} above={<Breadcrumb inside={{ name: texts.title, uid }} />}>
      <ProfileNavigation uid={uid} current="account" />
      <Cards>
        <EmailCard />
        <ExportCard uid={uid} />
        <DeletionCard uid={uid} />
      </Cards>
    </AppLayout>
  )
}
