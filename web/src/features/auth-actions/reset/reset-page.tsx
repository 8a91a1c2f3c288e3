/** "Reset Password": checks the link's code, takes a new password, and says that it is done. */
import { useState } from 'react'
import type { LinkFailure } from '#features/auth-actions/action-failure.ts'
import { CheckedLink } from '#features/auth-actions/checked-link.tsx'
import { DeadLinkPage } from '#features/auth-actions/dead-link-page.tsx'
import { useCodeCheck } from '#features/auth-actions/use-code-check.ts'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { checkResetCode } from '#session/account-actions.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { ResetDonePage } from './reset-done-page.tsx'
import { ResetForm } from './reset-form.tsx'

const texts = authActionMessages.reset

type End = { kind: 'done'; notified: boolean; email: string } | { kind: 'dead'; failure: LinkFailure }

export function ResetPage({ code }: { code: string }) {
  const { check, retry } = useCodeCheck(code, checkResetCode)
  const [end, setEnd] = useState<End | null>(null)

  if (end?.kind === 'done') return <ResetDonePage notified={end.notified} email={end.email} />
  if (end?.kind === 'dead') return <DeadLinkPage failure={end.failure} />
  if (check.state === 'dead') return <DeadLinkPage failure={check.failure} />

  return (
    <AuthLayout heading={texts.heading} lead={check.state === 'good' ? texts.lead(check.found) : undefined}>
      <CheckedLink check={check} retry={retry}>
        {(email) => (
          <ResetForm
            code={code}
            email={email}
            onDone={(notified) => setEnd({ kind: 'done', notified, email })}
            onDeadLink={(failure) => setEnd({ kind: 'dead', failure })}
          />
        )}
      </CheckedLink>
    </AuthLayout>
  )
}
