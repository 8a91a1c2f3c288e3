/** Where the mail about a change by an owner leads: shows it, and a press takes it back. Opening it changes nothing. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import { previewTakeBack, takeBack } from '@atrium/contract/record-changes'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#api/client.ts'
import { toFailure } from '#api/failure.ts'
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
  | { is: 'shown' | 'busy'; change: Change }
  | { is: 'done'; whole: boolean }
  | { is: 'failed'; failure: string }

export function TakeBackPage() {
  const { search } = useLocation()
  const token = new URLSearchParams(search).get('code') ?? ''
  const [state, setState] = useState<State>({ is: 'loading' })

  useEffect(() => {
    let left = false
    const tell = (next: State) => {
      if (!left) setState(next)
    }
    call(previewTakeBack, { body: { token } }).then(
      (change) => tell({ is: 'shown', change }),
      (error: unknown) => tell({ is: 'failed', failure: toFailure(error).message }),
    )
    return () => {
      left = true
    }
  }, [token])

  const take = async (change: Change) => {
    setState({ is: 'busy', change })
    try {
      const { restored } = await call(takeBack, { body: { token } })
      setState({ is: 'done', whole: restored.length === change.fields.length })
    } catch (error) {
      setState({ is: 'failed', failure: toFailure(error).message })
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
      return (
        <AuthLayout heading={texts.heading}>
          <Notice tone="error">{state.failure}</Notice>
          <SignIn />
        </AuthLayout>
      )
    case 'done':
      return (
        <AuthLayout heading={texts.done} lead={texts.doneLead}>
          {state.whole ? null : <Notice tone="info">{texts.someDone}</Notice>}
          <SignIn />
        </AuthLayout>
      )
    default: {
      const { change } = state
      return (
        <AuthLayout heading={texts.heading} lead={texts.lead(change.organization)}>
          <ChangedFields fields={change.fields} />
          <p>{texts.afterwards(change.organization)}</p>
          <Button wide busy={state.is === 'busy'} onClick={() => void take(change)}>
            {texts.button}
          </Button>
        </AuthLayout>
      )
    }
  }
}

function SignIn() {
  return (
    <LinkButton wide variant="secondary" to={paths.signIn}>
      {texts.signIn}
    </LinkButton>
  )
}
