/** "Reset Password": checks the link's code, takes a new password, and says that it is done. */
import { useState } from 'react'
import { authActionMessages } from '#messages/auth-actions.ts'
import { Button } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DeadLinkPage } from './dead-link-page.tsx'
import { ResetDonePage } from './reset-done-page.tsx'
import type { LinkFailure } from './reset-failure.ts'
import { ResetForm } from './reset-form.tsx'
import { useResetCode } from './use-reset-code.ts'

const texts = authActionMessages.reset

type End = { kind: 'done'; notified: boolean; email: string } | { kind: 'dead'; failure: LinkFailure }

export function ResetPage({ code }: { code: string }) {
  const { check, retry } = useResetCode(code)
  const [end, setEnd] = useState<End | null>(null)

  if (end?.kind === 'done') return <ResetDonePage notified={end.notified} email={end.email} />
  if (end?.kind === 'dead') return <DeadLinkPage failure={end.failure} />
  if (check.state === 'dead') return <DeadLinkPage failure={check.failure} />

  return (
    <EntryPage heading={texts.heading} lead={check.state === 'good' ? texts.lead(check.email) : undefined}>
      {check.state === 'checking' ? <Checking /> : null}
      {check.state === 'unreached' ? (
        <>
          <Notice tone="error">{check.message}</Notice>
          <Button wide onClick={retry}>
            {texts.retry}
          </Button>
        </>
      ) : null}
      {check.state === 'good' ? (
        <ResetForm
          code={code}
          email={check.email}
          onDone={(notified) => setEnd({ kind: 'done', notified, email: check.email })}
          onDeadLink={(failure) => setEnd({ kind: 'dead', failure })}
        />
      ) : null}
    </EntryPage>
  )
}

function Checking() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {texts.checking}
      </p>
      <Skeleton shape="block" />
    </div>
  )
}
