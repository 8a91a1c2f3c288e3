/** Asks before a passkey is removed. */
import type { Passkey } from '@atrium/contract/identity/passkeys'
import { isApiError } from '#api/api-error.ts'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { passkeyMessages } from '#messages/account/passkeys.ts'
import { usePageSettings } from '#page-settings.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { remove } from './change-passkeys.ts'

const texts = passkeyMessages.remove

interface RemovePasskeyProps {
  passkey: Passkey
  onRemoved: () => Promise<void>
  /** It was removed meanwhile, in another tab perhaps. */
  onGone: () => Promise<void>
  onClose: () => void
}

export function RemovePasskey({ passkey, onRemoved, onGone, onClose }: RemovePasskeyProps) {
  const product = usePageSettings()
  const removal = useMutation({
    mutationFn: () => remove(passkey, product),
    onError: (error) => (isApiError(error, 'not_found') ? onGone() : showErrorToast(error)),
    async onSuccess() {
      showToast({ kind: 'success', text: texts.removed(passkey.name) })
      onClose()
      await onRemoved()
    },
  })
  return (
    <ConfirmModal
      title={texts.title(passkey.name)}
      lead={texts.lead}
      texts={texts}
      isDanger
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    />
  )
}
