/** The verify-email page: applies the link's code, says so, then leads on to sign-in. */
import { LedOnPage } from '#features/auth-actions/led-on-page.tsx'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { paths, withQuery } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useAppliedCode } from './use-applied-code.ts'

const texts = authActionMessages.verify

export function ConfirmEmailPage({ code }: { code: string }) {
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
        <LedOnPage heading={texts.confirmedHeading} to={paths.signIn} email={applied.email}>
          {applied.email === null ? null : <Notice tone="good">{texts.confirmed(applied.email)}</Notice>}
          <p>{authActionMessages.done.redirect}</p>
        </LedOnPage>
      )
    case 'failed':
      return (
        <AuthLayout key="failed" heading={texts.heading}>
          <Notice tone="error">{texts.failed}</Notice>
          <p>{texts.advice}</p>
          <LinkButton wide to={paths.signIn}>
            {texts.signIn}
          </LinkButton>
          <Button wide variant="secondary" onClick={retry}>
            {texts.retry}
          </Button>
          <LinkButton wide variant="quiet" to={withQuery(paths.signIn, { forgot: 'true' })}>
            {texts.forgot}
          </LinkButton>
        </AuthLayout>
      )
  }
}
