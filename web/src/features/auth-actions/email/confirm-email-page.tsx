/** The verify-email page: applies the link's code, then leads on to sign-in, where it says so. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useWaysOn } from '#features/auth-actions/use-ways-on.ts'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { mailMessages } from '#messages/mail.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { paths } from '#paths.ts'
import { useSession } from '#session/session.ts'
import { useOwnVerification } from '#session/use-own-verification.ts'
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
      return <Failed retry={retry} />
  }
}

function Failed({ retry }: { retry: () => void }) {
  const { user } = useSession()
  const { newPassword, onward } = useWaysOn(texts.signIn)
  return (
    <AuthLayout key="failed" heading={texts.heading}>
      <Notice tone="error">{texts.failed}</Notice>
      <p>{texts.advice}</p>
      {user === null ? null : <NewLink email={user.email} />}
      <LinkButton wide variant={user === null ? 'primary' : 'secondary'} to={onward.to}>
        {onward.label}
      </LinkButton>
      <Button wide variant="secondary" onClick={retry}>
        {texts.retry}
      </Button>
      <LinkButton wide variant="quiet" to={newPassword}>
        {texts.forgot}
      </LinkButton>
    </AuthLayout>
  )
}

/** Another link, to whoever is signed in: a guest asks for one behind the door. Opened in this browser, it leads on here too. */
function NewLink({ email }: { email: string | null }) {
  const navigate = useNavigate()
  const { isSent, busy, send } = useOwnVerification(() => void navigate(paths.organizations, { replace: true }))
  if (email === null) return null
  return (
    <>
      {isSent ? <Notice tone="good">{invitesMessages.notice.linkSent(email)}</Notice> : null}
      <Button wide busy={busy} busyLabel={mailMessages.sending} onClick={() => void send()}>
        {isSent ? mailMessages.sendAgain : mailMessages.sendLink}
      </Button>
    </>
  )
}
