/** Where the mail about a change by an owner leads: shows it, and a press takes it back. Opening it changes nothing. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import { previewTakeBack, takeBack } from '@atrium/contract/record-changes'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#api/client.ts'
import { type Failure, toFailure } from '#api/failure.ts'
import { mayPass } from '#api/may-pass.ts'
import { takeBackMessages as texts } from '#messages/account/take-back.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { ChangedFields } from './changed-fields.tsx'

type Change = AnswerOf<typeof previewTakeBack>
type State =
  | { is: 'loading' }
  /** `failed`: what kept a press from taking it back, which another one may. */
  | { is: 'shown' | 'busy'; change: Change; failed: string | null }
  | { is: 'done'; whole: boolean }
  | { is: 'failed'; failure: Failure }

export function TakeBackPage() {
  const { search } = useLocation()
  const token = new URLSearchParams(search).get('code') ?? ''
  const [state, setState] = useState<State>({ is: 'loading' })

  useEffect(() => {
    if (state.is !== 'loading') return
    let left = false
    const tell = (next: State) => {
      if (!left) setState(next)
    }
    call(previewTakeBack, { body: { token } }).then(
      (change) => tell({ is: 'shown', change, failed: null }),
      (error: unknown) => tell({ is: 'failed', failure: toFailure(error) }),
    )
    return () => {
      left = true
    }
  }, [state.is, token])

  const take = async (change: Change) => {
    setState({ is: 'busy', change, failed: null })
    try {
      const { restored } = await call(takeBack, { body: { token } })
      setState({ is: 'done', whole: restored.length === change.fields.length })
    } catch (error) {
      const failure = toFailure(error)
      setState(passes(failure) ? { is: 'shown', change, failed: failure.message } : { is: 'failed', failure })
    }
  }

  switch (state.is) {
    case 'loading':
      return (
        <AuthLayout heading={texts.heading}>
          <Status>{texts.loading}</Status>
        </AuthLayout>
      )
    case 'failed':
      return <Failed failure={state.failure} onRetry={() => setState({ is: 'loading' })} />
    case 'done':
      // The key makes this a page of its own, whose heading takes the focus.
      return <Done key="done" whole={state.whole} />
    default: {
      const { change, failed } = state
      return (
        <AuthLayout heading={texts.heading} lead={texts.lead(change.organization)}>
          <ChangedFields fields={change.fields} />
          <p>{texts.afterwards(change.organization)}</p>
          {failed !== null && <Notice tone="error">{failed}</Notice>}
          <Button wide busy={state.is === 'busy'} onClick={() => void take(change)}>
            {texts.button}
          </Button>
        </AuthLayout>
      )
    }
  }
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <AuthLayout heading={texts.heading}>
      <Notice tone="error">{failure.message}</Notice>
      {passes(failure) && (
        <Button wide onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      <SignIn />
    </AuthLayout>
  )
}

function passes({ code }: Failure): boolean {
  return code !== null && mayPass(code)
}

function Done({ whole }: { whole: boolean }) {
  return (
    <AuthLayout heading={texts.done} lead={texts.doneLead}>
      {whole ? null : <Notice tone="info">{texts.someDone}</Notice>}
      <SignIn />
    </AuthLayout>
  )
}

function SignIn() {
  return (
    <LinkButton wide variant="secondary" to={paths.signIn}>
      {texts.signIn}
    </LinkButton>
  )
}
