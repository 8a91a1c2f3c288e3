/** That an invite is over: who to ask for another, and the way on. */
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

export function InviteEnded({ about, onContinue }: { about: string | undefined; onContinue: () => void }) {
  return (
    <AuthLayout heading={texts.endedTitle}>
      <Notice tone="warning">{texts.ended(about)}</Notice>
      <Button wide onClick={onContinue}>
        {texts.goOnWithout}
      </Button>
    </AuthLayout>
  )
}
