/** Says on every signed-in page that the server could not be reached, and asks again for what the page shows. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lowerReloadFlag, useReloadFlag } from '#api/reload-flag.ts'
import { failureMessages } from '#messages/failures.ts'
import { shellMessages } from '#messages/shell.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { OfflineNote } from '#ui/feedback/offline-note.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { Status } from '#ui/feedback/status.tsx'

export function UnreachableBanner() {
  const raised = useReloadFlag()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (!raised) return
    // The calls that follow raise it again if that was said too soon.
    const backOnline = () => {
      lowerReloadFlag()
      void queries.refetchQueries({ type: 'active' })
    }
    window.addEventListener('online', backOnline)
    return () => window.removeEventListener('online', backOnline)
  }, [raised, queries])

  const tryAgain = async () => {
    setBusy(true)
    lowerReloadFlag()
    await queries.refetchQueries({ type: 'active' })
    setBusy(false)
  }

  return (
    <Status>
      {raised || busy ? (
        <Banner
          action={
            <Button
              variant="secondary"
              busy={busy}
              busyLabel={shellMessages.tryingAgain}
              onClick={() => void tryAgain()}
            >
              {shellMessages.tryAgain}
            </Button>
          }
        >
          <strong>{failureMessages.serverUnavailable}</strong>
          <OfflineNote />
          <span>{shellMessages.maybeOutdated}</span>
        </Banner>
      ) : null}
    </Status>
  )
}
