/** What stands on a link's page while its code is looked at, where nobody could be asked, and once it is good. */
import type { ReactNode } from 'react'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import type { CodeCheck } from './use-code-check.ts'

interface Props<Found> {
  check: CodeCheck<Found>
  retry: () => void
  children: (found: Found) => ReactNode
}

export function CheckedLink<Found>({ check, retry, children }: Props<Found>) {
  switch (check.state) {
    case 'checking':
      return (
        <>
          <Status className="visually-hidden">{authActionMessages.checking}</Status>
          <div aria-busy="true">
            <Skeleton shape="block" />
          </div>
        </>
      )
    case 'unreached':
      return (
        <>
          <Notice tone="error">{check.message}</Notice>
          <Button wide onClick={retry}>
            {authActionMessages.reset.retry}
          </Button>
        </>
      )
    case 'good':
      return children(check.found)
    // Its page says so.
    case 'dead':
      return null
  }
}
