/** Asks before learners are taken out. They can be restored as everybody who was removed. */
import type { Learner } from '@atrium/contract/people/learner'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { removeMembers, restoreMembers } from '#features/people/api/members.ts'
import { showUndoToast } from '#features/people/undo-toast.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { learnerNames } from '../learner-names.ts'

const texts = learnerMessages.remove

interface Props {
  learners: readonly Learner[]
  onDone: () => void
  onClose: () => void
}

export function RemoveLearners({ learners, onDone, onClose }: Props) {
  const { organization, displayName } = useOrganization()
  const refresh = useRefreshPeople()
  const names = learnerNames(learners)
  const ids = learners.map(({ user_id }) => user_id)
  const removing = useMutation({
    mutationFn: () => removeMembers(organization, ids),
    onError(error) {
      showErrorToast(error)
      void refresh()
    },
    async onSuccess() {
      const undo = () => restoreMembers(organization, ids)
      showUndoToast({ organization, text: texts.done(names), undo, refresh })
      onDone()
      await refresh()
    },
  })
  return (
    <ConfirmModal
      title={texts.title(names, displayName)}
      lead={texts.lead}
      texts={{ cancel: texts.cancel, confirm: texts.confirm }}
      isDanger
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>{peopleMessages.confirmDelete.undoable}</p>
    </ConfirmModal>
  )
}
