/** Asks before people are taken out, and says that it can be undone. Oneself stays: leaving is a question of its own. */
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
  /** With the ids of those who go. */
  onDelete: (ids: string[]) => void
  onClose: () => void
}

export function ConfirmDelete({ people, busy, onDelete, onClose }: Props) {
  const { displayName, uid } = usePlace()
  const going = people.filter(({ user_id }) => user_id !== uid)
  const first = going.slice(0, NAMES_SHOWN).map(memberName).join(', ')
  const names = going.length > NAMES_SHOWN ? texts.moreNames(first, going.length - NAMES_SHOWN) : first
  const title = going.length === 1 ? texts.title(names, displayName) : texts.titleMany(going.length, displayName)
  return (
    <Modal open title={title} lead={texts.lead(names, displayName)} busy={busy} onClose={onClose}>
      {going.length < people.length && <p>{texts.youStay}</p>}
      <p>{texts.undoable}</p>
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => onDelete(going.map(({ user_id }) => user_id))}>
          {texts.delete(displayName)}
        </Button>
      </ModalActions>
    </Modal>
  )
}
