/** The address of the account, and a link to another one, which the account has once that was opened. */
import { email as emailRule } from '@atrium/contract/rules/email'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { nameKey } from '@atrium/contract/rules/normalize'
import { useState } from 'react'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import * as z from 'zod/mini'
import { isGivenUp } from '#api/given-up.ts'
import { failureMessages } from '#messages/failures.ts'
import { wayMessages } from '#messages/account/ways.ts'
import { mailEmailChange } from '#session/account-actions.ts'
import { IdentityError } from '#session/identity-error.ts'
import { useSignedIn } from '#session/session.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'

const texts = wayMessages.email

export function EmailCard() {
  const { email } = useSignedIn()
  const [isOpen, setIsOpen] = useHeldState('email dialog', false)
  const [sentTo, setSentTo] = useState<string | null>(null)

  return (
    <Card id="email" title={texts.heading}>
      <CardText>
        <p>{email === null ? texts.none : texts.lead(email)}</p>
        {sentTo === null ? null : <Notice tone="good">{texts.sent(sentTo)}</Notice>}
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
            setSentTo(address)
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

function refusalOf(error: unknown): Record<string, string> {
  if (isGivenUp(error)) return {}
  if (!(error instanceof IdentityError)) return { root: failureMessages.somethingWrong }
  switch (error.code) {
    case 'email-already-in-use':
      return { email: refusals.email_taken }
    case 'network-request-failed':
      return { root: failureMessages.serverUnavailable }
    case 'too-many-requests':
      return { root: refusals.too_many_requests }
    default:
      return { root: error.message || failureMessages.somethingWrong }
  }
}
