/** What a link has done, which leads on to sign-in by itself after a while. */
import { resetRedirectMs } from '@atrium/contract/limits'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

interface LedOnPageProps {
  heading: string
  /** The way on. */
  to: string
  /** Of whom sign-in asks for the password next; null where that is not known. */
  email: string | null
  children: ReactNode
}

export function LedOnPage({ heading, to, email, children }: LedOnPageProps) {
  const navigate = useNavigate()

  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true, state: { email } }), resetRedirectMs)
    return () => clearTimeout(timer)
  }, [navigate, to, email])

  return (
    // The key makes this a page of its own, whose heading takes the focus.
    <AuthLayout key="done" heading={heading}>
      {children}
      <LinkButton wide to={to} replace state={{ email }}>
        {authActionMessages.done.signIn}
      </LinkButton>
    </AuthLayout>
  )
}
