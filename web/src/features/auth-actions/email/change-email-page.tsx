/** The page of the link that a new address gets: applies its code, says which address it is now, then leads on to sign-in. */
import { actionFailure } from '#features/auth-actions/action-failure.ts'
import { DeadLinkPage } from '#features/auth-actions/dead-link-page.tsx'
import { LedOnPage } from '#features/auth-actions/led-on-page.tsx'
import { useWaysOn } from '#features/auth-actions/use-ways-on.ts'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { resetPasswordMessages } from '#messages/account/reset-password.ts'
import { paths } from '#paths.ts'
import { IdentityError } from '#session/identity-error.ts'
import { useSession } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useAppliedCode } from './use-applied-code.ts'

const texts = authActionMessages.change

export function ChangeEmailPage({ code }: { code: string }) {
  const { applied, retry } = useAppliedCode(code)

  switch (applied.state) {
    case 'applying':
      return (
        <AuthLayout key="applying" heading={texts.heading} lead={texts.applying}>
          <Skeleton />
        </AuthLayout>
      )
    case 'applied':
      return (
        <LedOnPage heading={texts.changedHeading} to={paths.signIn} email={applied.email}>
          {applied.email === null ? null : <Notice tone="good">{texts.changed(applied.email)}</Notice>}
          <p>{authActionMessages.done.redirect}</p>
        </LedOnPage>
      )
    case 'failed':
      return <Failed error={applied.error} retry={retry} />
  }
}

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const { user } = useSession()
  const { onward } = useWaysOn(authActionMessages.verify.signIn)
  const failure = actionFailure(error)
  if (failure.about === 'link') {
    const again = user === null ? null : { to: paths.profile(user.uid), label: resetPasswordMessages.back }
    return <DeadLinkPage failure={failure.failure} texts={authActionMessages.deadChange} again={again} />
  }
  const isTaken = error instanceof IdentityError && error.code === 'email-already-in-use'
  return (
    <AuthLayout key="failed" heading={texts.heading}>
      <Notice tone="error">{isTaken ? texts.taken : failure.message}</Notice>
      {isTaken ? null : (
        <Button wide onClick={retry}>
          {authActionMessages.verify.retry}
        </Button>
      )}
      <LinkButton wide variant="secondary" to={onward.to}>
        {onward.label}
      </LinkButton>
    </AuthLayout>
  )
}
