/** An invite that is being asked for, or could not be. */
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { Status } from '#ui/feedback/status.tsx'

interface Props {
  /** Undefined while it is under way. */
  failure: string | undefined
  onRetry: () => void
  onLater: () => void
}

export function InviteUnreadable({ failure, onRetry, onLater }: Props) {
  if (failure === undefined) {
    return (
      <AuthLayout heading={texts.title}>
        <Status>{texts.opening}</Status>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout heading={texts.failed}>
      <Notice tone="error">{failure}</Notice>
      <Button wide onClick={onRetry}>
        {texts.retry}
      </Button>
      <Button wide variant="quiet" onClick={onLater}>
        {texts.notNow}
      </Button>
    </AuthLayout>
  )
}
