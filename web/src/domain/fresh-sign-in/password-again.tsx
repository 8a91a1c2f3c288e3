/** The password, once more. */
import * as z from 'zod/mini'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { confirmWithPassword } from '#session/fresh-sign-in/confirm-identity.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { PasswordOwner } from '#ui/form/fields/password-owner.tsx'
import { Form } from '#ui/form/form.tsx'
import { ModalActions } from '#ui/overlay/modal.tsx'
import { passwordFailure } from './confirm-failure.ts'

const schema = z.object({ password: z.string().check(z.minLength(1, texts.passwordRequired)) })

interface PasswordAgainProps {
  email: string
  /** Another way is being tried. */
  disabled: boolean
  onBusy: (busy: boolean) => void
  onConfirmed: () => void
  onCancel: () => void
}

export function PasswordAgain({ email, disabled, onBusy, onConfirmed, onCancel }: PasswordAgainProps) {
  return (
    <Form
      schema={schema}
      values={{ password: '' }}
      refused={(error) => ({ password: passwordFailure(error) })}
      onSubmit={async ({ password }) => {
        onBusy(true)
        await confirmWithPassword(password).finally(() => onBusy(false))
        onConfirmed()
      }}
    >
      {(form) => (
        <>
          <PasswordOwner email={email} />
          <PasswordField
            {...form.field('password')}
            label={texts.password}
            readOnly={form.busy}
            autoComplete="current-password"
            enterKeyHint="go"
            autoFocus
          />
          <ModalActions>
            <Button variant="secondary" disabled={disabled} onClick={onCancel}>
              {texts.cancel}
            </Button>
            <Button type="submit" busy={form.busy} busyLabel={texts.confirming} disabled={disabled}>
              {texts.confirm}
            </Button>
          </ModalActions>
        </>
      )}
    </Form>
  )
}
