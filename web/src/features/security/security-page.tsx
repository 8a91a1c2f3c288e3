/** How the account is signed in to, and what keeps it safe: a card for each. */
import { useParams } from 'react-router'
import { Breadcrumb } from '#domain/profile/breadcrumb.tsx'
import { ProfileNavigation } from '#domain/profile/profile-navigation.tsx'
import { securityMessages as texts } from '#messages/account/security.ts'
import { useSignedIn } from '#session/session.ts'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Cards } from '#ui/layout/card.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { cards } from './cards.ts'
import { OnTheWay } from './on-the-way.tsx'

const denied = lazyPage(async () => (await import('#domain/profile/denied-profile.tsx')).DeniedProfile)

export function SecurityPage() {
  const { uid } = useSignedIn()
  const { user_id } = useParams()
  if (user_id !== uid) return <denied.Page uid={uid} />
  return (
    <AppLayout title={texts.title} above={<Breadcrumb inside={{ name: texts.title, uid }} />}>
      <ProfileNavigation uid={uid} current="security" />
      <OnTheWay />
      <Cards key={uid}>
        {cards.map(({ id, Card }) => (
          <Card key={id} />
        ))}
      </Cards>
    </AppLayout>
  )
}
