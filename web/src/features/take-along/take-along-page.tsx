/** Where the mail leads that gives the account of a learner an address: shows whose it is, and a press makes it one's own. */
import { useEffect, useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { type Failure, toFailure } from '#api/failure.ts'
import { mayPass } from '#api/may-pass.ts'
import { useSecretInAddress } from '#domain/codes/secret-in-address.ts'
import { takeAlongMessages as texts } from '#messages/account/take-along.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { type OfferedAccount, previewAccount } from './api/take-along.ts'
import { TakeAlongForm } from './take-along-form.tsx'

type State =
  | { is: 'loading' }
  | { is: 'shown'; account: OfferedAccount }
  | { is: 'done'; email: string }
  | { is: 'failed'; failure: Failure; isTaken: boolean }

export function TakeAlongPage() {
  const token = useSecretInAddress('code') ?? ''
  const [state, setState] = useState<State>({ is: 'loading' })
  const fail = (error: unknown) =>
    setState({ is: 'failed', failure: toFailure(error), isTaken: isApiError(error, 'email_taken') })

  useEffect(() => {
    if (state.is !== 'loading') return
    let left = false
    previewAccount(token).then(
      (account) => left || setState({ is: 'shown', account }),
      (error: unknown) => left || fail(error),
    )
    return () => {
      left = true
    }
  }, [state.is, token])

  switch (state.is) {
    case 'loading':
      return (
        <AuthLayout heading={texts.heading}>
          <Status>{texts.loading}</Status>
        </AuthLayout>
      )
    case 'failed':
      return <Failed {...state} onRetry={() => setState({ is: 'loading' })} />
    case 'done':
      // The key makes this a page of its own, whose heading takes the focus.
      return <Done key="done" email={state.email} />
    case 'shown': {
      const { account } = state
      const { displayName, organization, email } = account
      return (
        <AuthLayout heading={texts.heading} lead={texts.lead(displayName, organization)}>
          <p>{texts.afterwards(email, organization)}</p>
          <TakeAlongForm
            token={token}
            account={account}
            onDone={() => setState({ is: 'done', email })}
            onDeadLink={fail}
          />
        </AuthLayout>
      )
    }
  }
}

interface FailedProps {
  failure: Failure
  /** The address has an account by now. */
  isTaken: boolean
  onRetry: () => void
}

function Failed({ failure: { code, message }, isTaken, onRetry }: FailedProps) {
  return (
    <AuthLayout heading={texts.heading}>
      <Notice tone="error">{message}</Notice>
      {isTaken && <p>{texts.takenAdvice}</p>}
      {code !== null && mayPass(code) && (
        <Button wide onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      <LinkButton wide variant="secondary" to={paths.signIn}>
        {texts.signIn}
      </LinkButton>
    </AuthLayout>
  )
}

function Done({ email }: { email: string }) {
  return (
    <AuthLayout heading={texts.done}>
      <Notice tone="good">{texts.doneLead(email)}</Notice>
      <LinkButton wide to={paths.signIn} replace state={{ email }}>
        {texts.signIn}
      </LinkButton>
    </AuthLayout>
  )
}
