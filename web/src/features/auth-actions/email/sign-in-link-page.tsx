/** The page of a mailed link to sign in with: says who signs in, and does so at a press, never by itself. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { actionFailure, type LinkFailure } from '#features/auth-actions/action-failure.ts'
import { CheckedLink } from '#features/auth-actions/checked-link.tsx'
import { DeadLinkPage } from '#features/auth-actions/dead-link-page.tsx'
import { useCodeCheck } from '#features/auth-actions/use-code-check.ts'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { mailedSignInMessages } from '#messages/account/mailed-sign-in.ts'
import { signInMessages as texts } from '#messages/account/sign-in.ts'
import { paths } from '#paths.ts'
import { checkSignInLink, signInWithLink } from '#session/mailed-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

interface SignInLinkPageProps {
  code: string
  /** Where to go on; an address of another site is none. */
  continueUrl: string | null
}

export function SignInLinkPage({ code, continueUrl }: SignInLinkPageProps) {
  const navigate = useNavigate()
  const { check, retry } = useCodeCheck(code, checkSignInLink)
  const [dead, setDead] = useState<LinkFailure | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const signIn = async (email: string) => {
    setFailure(null)
    setBusy(true)
    try {
      await signInWithLink(email, code)
      navigate(ownAddress(continueUrl) ?? paths.organizations, { replace: true })
    } catch (error) {
      setBusy(false)
      const refused = actionFailure(error)
      if (refused.about === 'link') setDead(refused.failure)
      else setFailure(refused.message)
    }
  }

  const over = dead ?? (check.state === 'dead' ? check.failure : null)
  if (over !== null) return <DeadLinkPage failure={over} texts={authActionMessages.deadSignIn} />
  return (
    <AuthLayout
      heading={mailedSignInMessages.linkHeading}
      lead={check.state === 'good' ? mailedSignInMessages.linkLead(check.found) : undefined}
    >
      <CheckedLink check={check} retry={retry}>
        {(email) => (
          <>
            {failure === null ? null : <Notice tone="error">{failure}</Notice>}
            <Button wide busy={busy} busyLabel={texts.signingIn} onClick={() => void signIn(email)}>
              {mailedSignInMessages.linkSubmit}
            </Button>
            <LinkButton wide variant="quiet" to={paths.signIn}>
              {texts.otherAccount}
            </LinkButton>
          </>
        )}
      </CheckedLink>
    </AuthLayout>
  )
}

function ownAddress(continueUrl: string | null): string | null {
  if (continueUrl === null || !URL.canParse(continueUrl)) return null
  const { origin, pathname, search } = new URL(continueUrl)
  // A path of two slashes would by itself be another host's address.
  return origin === location.origin && !pathname.startsWith('//') ? `${pathname}${search}` : null
}
