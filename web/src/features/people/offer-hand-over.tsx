/** Offers one's ownership to a member, who is asked by mail. */
import type { Member } from '@atrium/contract/members'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '#api/tell-failure.ts'
import { peopleMessages } from '#messages/people.ts'
import { Button } from '#ui/button.tsx'
import { Modal, ModalActions } from '#ui/modal.tsx'
import { showToast } from '#ui/toasts.ts'
import { peopleKey } from './api/keys.ts'
import { offerOwnership } from './api/members.ts'
import { memberName } from './member-name.ts'
import { usePlace } from './place.ts'

const texts = peopleMessages.handOver

export function OfferHandOver({ person, onClose }: { person: Member; onClose: () => void }) {
  const { organization } = usePlace()
  const client = useQueryClient()
  const name = memberName(person)
  const offering = useMutation({
    mutationFn: () => offerOwnership(organization, person.user_id),
    onError: tellFailure,
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
