/** The verify-email page: applies the link's code, then leads on to sign-in, where it says so. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { paths, withQuery } from '#paths.ts'
import { useSession } from '#session/session.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useAppliedCode } from './use-applied-code.ts'

const texts = authActionMessages.verify

export function ConfirmEmailPage({ code }: { code: string }) {
  const { applied, retry } = useAppliedCode(code)
  const { user } = useSession()
  const navigate = useNavigate()

  useEffect(() => {
    if (applied.state !== 'applied') return
    const { email } = applied
    const text = email === null ? texts.confirmedHeading : texts.confirmed(email)
    // Somebody signed in is led on to their organizations at once, and told there.
    if (user !== null) showToast({ kind: 'success', text })
    void navigate(paths.signIn, { replace: true, state: { email, told: text } })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- because it happens once, for whoever is signed in by then
  }, [applied, navigate])

  switch (applied.state) {
    case 'applying':
    case 'applied':
      return (
        <AuthLayout key="applying" heading={texts.heading} lead={texts.applying}>
          <Skeleton />
        </AuthLayout>
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
