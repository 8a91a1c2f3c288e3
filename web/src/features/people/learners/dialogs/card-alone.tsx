/** Asks before pictures or password are taken from a learner. */
import type { Learner } from '@atrium/contract/people/learner'
import { useMutation } from '@tanstack/react-query'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { leaveCardAlone } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'

const texts = learnerMessages.cardAlone

export function CardAlone({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const { user_id: id, displayName: name } = learner
  const taking = useMutation({
    mutationFn: () => leaveCardAlone(organization, id),
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
      lead={texts.lead}
      texts={{ cancel: texts.cancel, confirm: texts.confirm }}
      busy={taking.isPending}
      onConfirm={() => taking.mutate()}
      onClose={onClose}
    />
  )
}
