/** Asks before the link that was mailed for a learner is made to work no more. */
import type { Learner } from '@atrium/contract/people/learner'
import { useMutation } from '@tanstack/react-query'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { takeBackAddress } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'

const texts = learnerMessages.addressBack

export function TakeBackAddress({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const { user_id: id, displayName: name, address } = learner
  const taking = useMutation({
    mutationFn: () => takeBackAddress(organization, id),
    onError: showErrorToast,
    async onSuccess() {
      onClose()
      showToast({ kind: 'success', text: texts.done(name) })
      await refresh()
    },
  })
  return (
    <ConfirmModal
      title={texts.title(name)}
      lead={texts.lead(address?.email ?? '')}
      texts={{ cancel: texts.cancel, confirm: texts.confirm }}
      busy={taking.isPending}
      onConfirm={() => taking.mutate()}
      onClose={onClose}
    />
  )
}
