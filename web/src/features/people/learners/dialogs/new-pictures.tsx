/** Draws four pictures for a learner and shows them, this once. */
import type { Learner } from '@atrium/contract/people/learner'
import { useMutation } from '#api/use-mutation.ts'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { LearnerPicture } from '#domain/learners/learner-picture.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { drawPictures } from '#features/people/api/learners.ts'
import { learnerPictureMessages } from '#messages/people/learner-pictures.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import styles from './new-pictures.module.css'

const texts = learnerMessages.pictures

export function NewPictures({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const { user_id: id, displayName: name } = learner
  const drawing = useMutation({
    mutationFn: () => drawPictures(organization, id),
    onError: tellAndClose(onClose),
    onSuccess: () => void refresh(),
  })
  if (drawing.data === undefined) {
    return (
      <ConfirmModal
        title={texts.title(name)}
        lead={texts.lead}
        texts={{ cancel: texts.cancel, confirm: texts.confirm }}
        busy={drawing.isPending}
        onConfirm={() => drawing.mutate()}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal open isStatic title={texts.shownTitle(name)} lead={texts.shownLead} onClose={onClose}>
      <ol role="list" className={styles.pictures}>
        {drawing.data.map((picture) => (
          <li key={picture}>
            <LearnerPicture picture={picture} />
            {learnerPictureMessages.names[picture]}
          </li>
        ))}
      </ol>
      <ModalActions>
        <Button onClick={onClose}>{texts.done}</Button>
      </ModalActions>
      <UnsavedChanges unsaved texts={texts.leave} onLeave={onClose} />
    </Modal>
  )
}
