/** Offers one's ownership to a member, who is asked by mail. */
import type { Member } from '@atrium/contract/people/members'
import { useMutation } from '#api/use-mutation.ts'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { offerOwnership } from '#features/people/api/members.ts'
import { memberName } from '#domain/people/member-name.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'

const texts = peopleMessages.ownership

export function OfferOwnership({ person, onClose }: { person: Member; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const name = memberName(person)
  const offering = useMutation({
    mutationFn: () => offerOwnership(organization, person.user_id),
    onError: tellAndClose(onClose),
    async onSuccess() {
      onClose()
      showToast({ kind: 'success', text: texts.offered(name) })
      await refresh()
    },
  })
  return (
    <ConfirmModal
      title={texts.title(name)}
      lead={texts.lead}
      texts={{ cancel: peopleMessages.confirmDelete.cancel, confirm: texts.offer }}
      busy={offering.isPending}
      onConfirm={() => offering.mutate()}
      onClose={onClose}
    />
  )
}
