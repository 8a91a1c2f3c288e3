/** Asks before somebody leaves by themselves. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import { peopleKey } from '#features/people/api/keys.ts'
import { removeMembers } from '#features/people/api/members.ts'
import { useOrganization } from '#features/people/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'

const texts = peopleMessages.leave

export function ConfirmLeave({ onClose }: { onClose: () => void }) {
  const { organization, displayName, uid } = useOrganization()
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: () => removeMembers(organization, [uid]),
    onError(error) {
      showErrorToast(error)
      void client.invalidateQueries({ queryKey: peopleKey(organization) })
    },
    async onSuccess() {
      await navigate(paths.organizations)
      await client.invalidateQueries({ queryKey: ['organizations'] })
    },
  })
  return (
    <Modal open title={texts.title(displayName)} lead={texts.lead} busy={leaving.isPending} onClose={onClose}>
      <ModalActions>
        <Button variant="secondary" disabled={leaving.isPending} onClick={onClose}>
          {peopleMessages.confirmDelete.cancel}
        </Button>
        <Button variant="danger" busy={leaving.isPending} onClick={() => leaving.mutate()}>
          {texts.leave}
        </Button>
      </ModalActions>
    </Modal>
  )
}
