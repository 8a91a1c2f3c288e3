/** Offers one's ownership to a member, who is asked by mail. */
import type { Member } from '@atrium/contract/people/members'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showErrorToast } from '#api/show-error-toast.ts'
import { peopleKey } from '#features/people/api/keys.ts'
import { offerOwnership } from '#features/people/api/members.ts'
import { memberName } from '#features/people/member-name.ts'
import { useOrganization } from '#features/people/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'

const texts = peopleMessages.ownership

export function OfferOwnership({ person, onClose }: { person: Member; onClose: () => void }) {
  const { organization } = useOrganization()
  const client = useQueryClient()
  const name = memberName(person)
  const offering = useMutation({
    mutationFn: () => offerOwnership(organization, person.user_id),
    onError: showErrorToast,
    async onSuccess() {
      onClose()
      showToast({ kind: 'success', text: texts.offered(name) })
      await client.invalidateQueries({ queryKey: peopleKey(organization) })
    },
  })
  return (
    <Modal open title={texts.title(name)} lead={texts.lead} busy={offering.isPending} onClose={onClose}>
      <ModalActions>
        <Button variant="secondary" disabled={offering.isPending} onClick={onClose}>
          {peopleMessages.confirmDelete.cancel}
        </Button>
        <Button busy={offering.isPending} onClick={() => offering.mutate()}>
          {texts.offer}
        </Button>
      </ModalActions>
    </Modal>
  )
}
