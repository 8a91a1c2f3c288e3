/** The auth action screen: the link of a mail says in `mode` what it is for, and carries the code. */
import { useLocation } from 'react-router'
import { useSecretInAddress } from '#domain/codes/secret-in-address.ts'
import { paths } from '#paths.ts'
import { Redirect } from '#ui/loading/redirect.tsx'
import { ChangeEmailPage } from './email/change-email-page.tsx'
import { ConfirmEmailPage } from './email/confirm-email-page.tsx'
import { RecoverEmailPage } from './email/recover-email-page.tsx'
import { SignInLinkPage } from './email/sign-in-link-page.tsx'
import { EndSessionPage } from './end-session/end-session-page.tsx'
import { ReturnPage } from './organization/return-page.tsx'
import { ResetPage } from './reset/reset-page.tsx'

export function ActionsPage() {
  const query = new URLSearchParams(useLocation().search)
  const code = useSecretInAddress('oobCode')
  // Where an organization's own sign-in sends its people back to: what arrived is kept for this browser.
  if (query.get('mode') === 'organization') return <ReturnPage problem={query.get('problem')} />
  if (!code) return <Redirect to={paths.signIn} replace />

  switch (query.get('mode')) {
    case 'resetPassword':
      return <ResetPage key={code} code={code} />
    case 'verifyEmail':
      return <ConfirmEmailPage key={code} code={code} />
    // Beside the modes for passwords and first addresses (docs/requirements.md#action-links):
    // the mail that confirms a changed e-mail leads here too.
    case 'verifyAndChangeEmail':
      return <ChangeEmailPage key={code} code={code} />
    // The mail that tells an address that it was changed leads here, and takes it back.
    case 'recoverEmail':
      return <RecoverEmailPage key={code} code={code} />
    // The mail to sign in with, by its button.
    case 'signIn':
      return <SignInLinkPage key={code} code={code} continueUrl={query.get('continueUrl')} />
    // The mail about a sign-in from a new browser leads here, and ends it at a press.
    case 'endSession':
      return <EndSessionPage key={code} code={code} />
    default:
      return <Redirect to={paths.signIn} replace />
  }
}
