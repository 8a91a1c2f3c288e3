/** A password for an account that has none. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { newPassword } from '@atrium/contract/rules/passwords/password'
import * as z from 'zod/mini'
import { isGivenUp } from '#api/given-up.ts'
import { wayMessages } from '#messages/account/ways.ts'
import { failureMessages } from '#messages/failures.ts'
import { addPassword } from '#session/account-actions.ts'
import { IdentityError } from '#session/identity-error.ts'
import { useSignedIn } from '#session/session.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { PasswordOwner } from '#ui/form/fields/password-owner.tsx'
import { FormModal } from '#ui/form/form-modal.tsx'
import { unlessAlready } from './way-refusals.ts'

const texts = wayMessages.setPassword
const schema = z.object({ password: newPassword })

interface SetPasswordProps {
  onClose: () => void
  /** `isNew` is false where there was one by then. */
  onSet: (isNew: boolean) => void
}

export function SetPassword({ onClose, onSet }: SetPasswordProps) {
  const { email } = useSignedIn()
  return (
    <FormModal
      title={texts.title}
      lead={texts.lead}
      texts={{ cancel: texts.cancel, submit: texts.submit }}
      schema={schema}
      values={{ password: '' }}
      refused={refusalOf}
      onSubmit={async ({ password }) => {
        onSet(await unlessAlready(addPassword(password)))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.failure === undefined ? null : <FailureNotice message={form.failure} />}
          <PasswordOwner email={email ?? ''} />
          <PasswordField {...form.field('password')} label={texts.password} autoComplete="new-password" autoFocus />
        </>
      )}
    </FormModal>
  )
}

function refusalOf(error: unknown): Record<string, string> {
  if (isGivenUp(error)) return {}
  if (!(error instanceof IdentityError)) return { root: failureMessages.somethingWrong }
  if (error.code === 'weak-password') return { password: error.message || fieldMessages.passwordCommon }
  return { root: error.message || failureMessages.somethingWrong }
}
