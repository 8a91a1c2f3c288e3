/** Asks before learners are taken out. They can be restored as everybody who was removed. */
import type { Learner } from '@atrium/contract/people/learner'
import { isOutdated } from '#api/outdated/is-outdated.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { removeMembers, restoreMembers } from '#features/people/api/members.ts'
import { useUndoable } from '#features/people/use-undoable.ts'
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
  const { displayName } = useOrganization()
  const names = learnerNames(learners)
  const removing = useUndoable<readonly string[]>({
    act: removeMembers,
    undo: restoreMembers,
    text: () => texts.done(names),
    onDone,
  })
  const remove = () => {
    const ids = learners.map(({ user_id }) => user_id)
    removing.mutate(ids, { onError: (error) => void (isOutdated(error) && onClose()) })
  }
  return (
    <ConfirmModal
      title={texts.title(names, displayName)}
      lead={texts.lead}
      texts={{ cancel: texts.cancel, confirm: texts.confirm }}
      isDanger
      busy={removing.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{peopleMessages.confirmDelete.undoable}</p>
    </ConfirmModal>
  )
}
