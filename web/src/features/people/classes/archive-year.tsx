/** Before all classes of now go into the archive: how many these are, and what becomes of their people. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import { classYearsMessages } from '#messages/people/class-years.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'

const texts = classYearsMessages.year

interface Props {
  classes: readonly SchoolClass[]
  onConfirm: () => void
  onClose: () => void
}

export function ArchiveYear({ classes, onConfirm, onClose }: Props) {
  const places = classes.reduce((sum, { members }) => sum + members, 0)
  return (
    <Modal open title={texts.title} lead={texts.lead(classes.length, places)} onClose={onClose}>
      <ModalActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={onConfirm}>{texts.confirm(classes.length)}</Button>
      </ModalActions>
    </Modal>
  )
}
