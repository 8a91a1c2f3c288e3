/** The address of the account, and a link to another one, which the account has once that was opened. */
import { email as emailRule } from '@atrium/contract/rules/email'
import { nameKey } from '@atrium/contract/rules/normalize'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { emailChange } from '#features/account/api/email-change.ts'
import * as z from 'zod/mini'
import { wayMessages } from '#messages/account/ways.ts'
import { mailEmailChange } from '#session/account-actions.ts'
import { useSignedIn } from '#session/session.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { refusalOf } from './email-refusal.ts'
import { PendingChange } from './pending-change.tsx'

const texts = wayMessages.email

export function EmailCard() {
  const { uid, email } = useSignedIn()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useHeldState('email dialog', false)
  const change = useQuery({ ...emailChange(uid), enabled: email !== null })
  const [wasKept, setWasKept] = useState(false)
  /** What was just done here is shown at once; what is asked anew may come later, and the hosted provider does not tell. */
  const setPending = (to: string | null) => {
    setWasKept(to === null)
    void queries.cancelQueries(emailChange(uid))
    queries.setQueryData(emailChange(uid).queryKey, { email: to })
  }
  const pending = change.data?.email ?? null

  return (
    <Card id="email" title={texts.heading}>
      <CardText>
        <p>{email === null ? texts.none : texts.lead(email)}</p>
        {wasKept ? <Notice tone="good">{texts.kept}</Notice> : null}
        {pending === null || email === null ? null : (
          <PendingChange to={pending} onSent={() => setPending(pending)} onKept={() => setPending(null)} />
        )}
        {email === null ? null : (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {texts.change}
          </Button>
        )}
      </CardText>
      {isOpen && email !== null ? (
        <ChangeEmail
          current={email}
          onClose={() => setIsOpen(false)}
          onSent={(address) => {
            setPending(address)
            setIsOpen(false)
          }}
        />
      ) : null}
    </Card>
  )
}

interface ChangeEmailProps {
  current: string
  onClose: () => void
  onSent: (email: string) => void
}

function ChangeEmail({ current, onClose, onSent }: ChangeEmailProps) {
  const schema = z.object({
    email: emailRule.check(z.refine((typed) => nameKey(typed) !== nameKey(current), texts.same)),
  })
  return (
    <HeldFormModal
      name="another email"
      title={texts.title}
      lead={texts.explain}
      texts={{ cancel: texts.cancel, submit: texts.submit }}
      schema={schema}
      values={{ email: '' }}
      refused={refusalOf}
      onSubmit={async ({ email }) => {
        await mailEmailChange(email)
        onSent(email)
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.failure === undefined ? null : <FailureNotice message={form.failure} />}
          <TextField
            {...form.field('email')}
            label={texts.label}
            autoComplete="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            inputMode="email"
            autoFocus
          />
        </>
      )}
    </HeldFormModal>
  )
}
