/** Asks before people are taken out, and says that it can be undone. */
import type { Member } from '@atrium/contract/members'
import { peopleMessages } from '#messages/people.ts'
import { Button } from '#ui/button.tsx'
import { Modal, ModalActions } from '#ui/modal.tsx'
import { memberName } from './member-name.ts'
import { usePlace } from './place.ts'

const texts = peopleMessages.confirmDelete
const NAMES_SHOWN = 3

interface Props {
  people: readonly Member[]
  busy: boolean
  onDelete: () => void
  onClose: () => void
}

export function ConfirmDelete({ people, busy, onDelete, onClose }: Props) {
  const { displayName } = usePlace()
  const first = people.slice(0, NAMES_SHOWN).map(memberName).join(', ')
  const names = people.length > NAMES_SHOWN ? texts.moreNames(first, people.length - NAMES_SHOWN) : first
  return (
    <Modal open title={texts.title(people.length)} lead={texts.lead(names, displayName)} busy={busy} onClose={onClose}>
      <p>{texts.undoable}</p>
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button busy={busy} onClick={onDelete}>
          {texts.delete}
        </Button>
      </ModalActions>
    </Modal>
  )
}
