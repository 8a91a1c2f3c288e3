/** Where one is signed in, as far as the identity provider says it. */
import { usePageSettings } from '#page-settings.ts'
import { HostedSessions } from './hosted-sessions.tsx'
import { OwnSessionsList } from './own-sessions-list.tsx'

export function SessionsCard() {
  return usePageSettings().identity.provider === 'embedded' ? <OwnSessionsList /> : <HostedSessions />
}
