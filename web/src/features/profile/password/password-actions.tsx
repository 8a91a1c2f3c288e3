/** The buttons of both steps to another password. */
import { profileMessages } from '#messages/account/profile.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { ModalActions } from '#ui/overlay/modal.tsx'

interface Props {
  busy: boolean
  submit: string
  busyLabel: string
  onCancel: () => void
}

export function PasswordActions({ busy, submit, busyLabel, onCancel }: Props) {
  return (
    <ModalActions>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {profileMessages.changePassword.cancel}
      </Button>
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {submit}
      </Button>
    </ModalActions>
  )
}
