/** "Password Reset": the confirmation, which leads on to sign-in by itself. */
import { resetRedirectMs } from '@atrium/contract/limits'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { authActionMessages } from '#messages/auth-actions.ts'
import { LinkButton } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { Notice } from '#ui/notice.tsx'

const texts = authActionMessages.done

export function ResetDonePage({ notified }: { notified: boolean }) {
  const navigate = useNavigate()

  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.signIn, { replace: true }), resetRedirectMs)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    // The key makes this a page of its own, whose heading takes the focus.
    <EntryPage key="done" heading={texts.heading}>
      <Notice tone="good">{texts.redirect}</Notice>
      {notified ? null : <Notice tone="warning">{authActionMessages.reset.notNotified}</Notice>}
      <LinkButton wide to={paths.signIn} replace>
        {texts.signIn}
      </LinkButton>
    </EntryPage>
  )
}
