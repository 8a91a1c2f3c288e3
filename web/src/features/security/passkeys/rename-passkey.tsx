/** Calls a passkey something else. */
import type { Passkey } from '@atrium/contract/identity/passkeys'
import { passkeyName } from '@atrium/contract/rules/passkeys/passkey-name'
import { isApiError } from '#api/api-error.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { passkeyMessages } from '#messages/account/passkeys.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { rename } from './change-passkeys.ts'

const texts = passkeyMessages.rename

interface RenamePasskeyProps {
  passkey: Passkey
  onRenamed: () => Promise<void>
  /** It was removed meanwhile, in another tab perhaps. */
  onGone: () => Promise<void>
  onClose: () => void
}

export function RenamePasskey({ passkey, onRenamed, onGone, onClose }: RenamePasskeyProps) {
  const refused = toFieldErrors()
  return (
    <HeldFormModal
      name={`passkey ${passkey.id}`}
      title={texts.title}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      schema={passkeyName}
      values={{ name: passkey.name }}
      refused={(error, fields) => {
        if (!isApiError(error, 'not_found')) return refused(error, fields)
        void onGone()
        return {}
      }}
      onSubmit={async ({ name }) => {
        await rename(passkey.id, name)
        await onRenamed()
        showToast({ kind: 'success', text: texts.renamed })
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => <TextField {...form.field('name')} label={texts.name} autoComplete="off" autoFocus />}
    </HeldFormModal>
  )
}
