/** The home of an organization at its own sub-domain: exchanges the token of the hand-off and greets. */
import { usePageSettings } from '#app/page-settings.ts'
import { useSession } from '#session/session.ts'
import { useDocumentTitle } from '#ui/document-title.ts'
import type { Space } from './space.ts'
import { SpaceFrame } from './space-frame.tsx'
import { Greeting, Invitation, Waiting } from './space-screens.tsx'
import { spaceView } from './space-view.ts'
import { useArrival } from './use-arrival.ts'

export function SpaceApp() {
  const { space } = usePageSettings()
  if (space === null) throw new Error('The page settings name no organization')
  return <SpaceHome space={space} />
}

function SpaceHome({ space }: { space: Space }) {
  const session = useSession()
  const { arrival, retry } = useArrival()
  useDocumentTitle(space.displayName)

  const view = spaceView(arrival, session.state)
  return (
    <SpaceFrame space={space}>
      {view === 'waiting' && <Waiting />}
      {view === 'greeting' && session.user !== null && <Greeting space={space} user={session.user} />}
      {view === 'invitation' && <Invitation space={space} arrival={arrival} onRetry={retry} />}
    </SpaceFrame>
  )
}
