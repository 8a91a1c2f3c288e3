/** That an invite is over: who to ask for another, and the way on. */
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

interface Props {
  about: string | undefined
  onContinue: () => void
  /** For whoever is not signed in, and may be the one who accepted it. */
  onSignIn?: () => void
}

export function InviteEnded({ about, onContinue, onSignIn }: Props) {
  // Where nothing is known of it, there never was one that somebody could have accepted.
  const mayBeTheirs = onSignIn !== undefined && about !== undefined
  return (
    <AuthLayout heading={texts.endedTitle}>
      <Notice tone="warning">{texts.ended(about)}</Notice>
      {mayBeTheirs && (
        <>
          <p>{texts.acceptedBefore(about)}</p>
          <Button wide onClick={onSignIn}>
            {texts.haveAccount}
          </Button>
        </>
      )}
      <Button wide variant={mayBeTheirs ? 'quiet' : 'primary'} onClick={onContinue}>
        {mayBeTheirs ? texts.notNow : texts.goOnWithout}
      </Button>
    </AuthLayout>
  )
}
