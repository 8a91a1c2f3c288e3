/** The page of a changed address: says what happened, and takes the old address back at a press, never by itself. */
import { useState } from 'react'
import { actionFailure, type LinkFailure } from '#features/auth-actions/action-failure.ts'
import { CheckedLink } from '#features/auth-actions/checked-link.tsx'
import { DeadLinkPage } from '#features/auth-actions/dead-link-page.tsx'
import { useCodeCheck } from '#features/auth-actions/use-code-check.ts'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { paths } from '#paths.ts'
import { checkRecoveryCode, recoverEmail } from '#session/account-actions.ts'
import { IdentityError } from '#session/identity-error.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { RecoveredPage } from './recovered-page.tsx'

const texts = authActionMessages.recover

type End = { kind: 'done'; email: string } | { kind: 'dead'; failure: LinkFailure }

export function RecoverEmailPage({ code }: { code: string }) {
  const { check, retry } = useCodeCheck(code, checkRecoveryCode)
  const [end, setEnd] = useState<End | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const takeBack = async (email: string) => {
    setFailure(null)
    setBusy(true)
    try {
      await recoverEmail(code)
      setEnd({ kind: 'done', email })
    } catch (error) {
      setBusy(false)
      const refused = actionFailure(error)
      if (refused.about === 'link') setEnd({ kind: 'dead', failure: refused.failure })
      else setFailure(isTaken(error) ? texts.taken(email) : refused.message)
    }
  }

  if (end?.kind === 'done') return <RecoveredPage email={end.email} />
  const dead = end?.kind === 'dead' ? end : check.state === 'dead' ? check : null
  if (dead) return <DeadLinkPage failure={dead.failure} texts={authActionMessages.deadRecovery} />

  return (
    <AuthLayout
      heading={texts.heading}
      lead={check.state === 'good' ? texts.changed(check.found.email, check.found.changedTo) : undefined}
    >
      <CheckedLink check={check} retry={retry}>
        {({ email }) => (
          <>
            <p>{texts.explain}</p>
            {failure === null ? null : <Notice tone="error">{failure}</Notice>}
            <Button wide busy={busy} busyLabel={texts.taking} onClick={() => void takeBack(email)}>
              {texts.submit}
            </Button>
            <p>{texts.keep}</p>
            <LinkButton wide variant="quiet" to={paths.signIn}>
              {authActionMessages.recovered.signIn}
            </LinkButton>
          </>
        )}
      </CheckedLink>
    </AuthLayout>
  )
}

function isTaken(error: unknown): boolean {
  return error instanceof IdentityError && error.code === 'email-already-in-use'
}
