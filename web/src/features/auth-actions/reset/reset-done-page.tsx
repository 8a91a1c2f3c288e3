/** "Password Reset": the confirmation, which leads on to sign-in by itself. */
import { useLocation } from 'react-router'
import { LedOnPage } from '#features/auth-actions/led-on-page.tsx'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { paths, withQuery } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'

const texts = authActionMessages.done

interface ResetDonePageProps {
  notified: boolean
  /** Whose password it was. */
  email: string
}

export function ResetDonePage({ notified, email }: ResetDonePageProps) {
  const { search } = useLocation()
  return (
    <LedOnPage heading={texts.heading} to={withQuery(paths.signIn, { redirect: wayBack(search) })} email={email}>
      <Notice tone="good">{texts.redirect}</Notice>
      {notified ? null : <Notice tone="warning">{authActionMessages.reset.notNotified}</Notice>}
    </LedOnPage>
  )
}

/** Where the sign-in was to lead in which the reset began; sign-in itself decides whether it may. */
function wayBack(search: string): string | null {
  const goOnAt = URL.parse(new URLSearchParams(search).get('continueUrl') ?? '')
  return goOnAt?.pathname === paths.signIn ? goOnAt.searchParams.get('redirect') : null
}
