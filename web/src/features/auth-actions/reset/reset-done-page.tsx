/** "Password Reset": the confirmation, which leads on to sign-in by itself. */
import { resetRedirectMs } from '@atrium/contract/limits'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { paths, withQuery } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

const texts = authActionMessages.done

interface ResetDonePageProps {
  notified: boolean
  /** Whose password it was: sign-in asks for it next. */
  email: string
}

export function ResetDonePage({ notified, email }: ResetDonePageProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const signIn = withQuery(paths.signIn, { redirect: wayBack(search) })

  useEffect(() => {
    const timer = setTimeout(() => navigate(signIn, { replace: true, state: { email } }), resetRedirectMs)
    return () => clearTimeout(timer)
  }, [navigate, signIn, email])

  return (
    // The key makes this a page of its own, whose heading takes the focus.
    <AuthLayout key="done" heading={texts.heading}>
      <Notice tone="good">{texts.redirect}</Notice>
      {notified ? null : <Notice tone="warning">{authActionMessages.reset.notNotified}</Notice>}
      <LinkButton wide to={signIn} replace state={{ email }}>
        {texts.signIn}
      </LinkButton>
    </AuthLayout>
  )
}

/** Where the sign-in was to lead in which the reset began; sign-in itself decides whether it may. */
function wayBack(search: string): string | null {
  const goOnAt = URL.parse(new URLSearchParams(search).get('continueUrl') ?? '')
  return goOnAt?.pathname === paths.signIn ? goOnAt.searchParams.get('redirect') : null
}
