/** Does what may want a fresh sign-in: where it does, the password is asked for once more, and it goes on. */
import { errors } from '@atrium/contract/errors'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { isApiError } from '#api/api-error.ts'
import { leavingMessages } from '#messages/account/leaving.ts'
import { failureMessages } from '#messages/failures.ts'
import { hasPassword, verifyPassword } from '#session/account-actions.ts'
import { IdentityError } from '#session/identity-error.ts'
import { freshIdToken, useSignedIn } from '#session/session.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { PasswordOwner } from '#ui/form/fields/password-owner.tsx'
import { FormModal } from '#ui/form/form-modal.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'

const texts = leavingMessages.again
const schema = z.object({ password: z.string().check(z.minLength(1, texts.passwordRequired)) })

interface Question {
  confirm: () => void
  decline: () => void
}

/** `dialog` has to stand somewhere on the screen. Declined, it rejects with an `AbortError`, which no screen tells of. */
export function useFreshSignIn() {
  const [question, setQuestion] = useState<Question | null>(null)
  const withFreshSignIn = async <Result,>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action()
    } catch (error) {
      if (!isApiError(error, 'recent_login_required')) throw error
    }
    await new Promise<void>((resolve, reject) => {
      const decline = () => reject(new DOMException('The person did not confirm who they are', 'AbortError'))
      setQuestion({ confirm: resolve, decline })
    }).finally(() => setQuestion(null))
    return action()
  }
  const dialog: ReactNode = question === null ? null : <PasswordAgain {...question} />
  return { withFreshSignIn, dialog }
}

function PasswordAgain({ confirm, decline }: Question) {
  const { uid, email } = useSignedIn()
  const { data: known = true } = useQuery({ queryKey: ['session', 'has-password', uid], queryFn: hasPassword })
  if (!known) {
    return (
      <Modal open title={texts.title} onClose={decline}>
        <Notice tone="info">{texts.noPassword}</Notice>
        <ModalActions>
          <Button variant="secondary" onClick={decline}>
            {texts.cancel}
          </Button>
        </ModalActions>
      </Modal>
    )
  }
  return (
    <FormModal
      title={texts.title}
      lead={texts.lead}
      texts={{ cancel: texts.cancel, submit: texts.confirm }}
      schema={schema}
      values={{ password: '' }}
      refused={(error) => refusal(error)}
      onSubmit={async ({ password }) => {
        await verifyPassword(password)
        // What is sent next has to say that.
        await freshIdToken()
        confirm()
      }}
      onClose={decline}
    >
      {(form) => (
        <>
          <PasswordOwner email={email ?? ''} />
          <PasswordField {...form.field('password')} label={texts.password} autoComplete="current-password" autoFocus />
          {form.failure === undefined ? null : <FailureNotice message={form.failure} />}
        </>
      )}
    </FormModal>
  )
}

function refusal(error: unknown): Record<string, string> {
  if (!(error instanceof IdentityError)) return { root: failureMessages.somethingWrong }
  if (error.code === 'too-many-requests') return { root: errors.too_many_requests.message }
  if (error.code === 'network-request-failed') return { root: failureMessages.serverUnavailable }
  return { password: texts.passwordWrong }
}
