/** Asks before people are taken out, and says that it can be undone. Oneself stays: leaving is a question of its own. */
import type { Member } from '@atrium/contract/people/members'
import { peopleNames } from '#features/people/people-names.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'

const texts = peopleMessages.confirmDelete

interface Props {
  people: readonly Member[]
  busy: boolean
  /** With those who go. */
  onDelete: (going: readonly Member[]) => void
  onClose: () => void
}

export function ConfirmDelete({ people, busy, onDelete, onClose }: Props) {
  const { displayName, uid } = useOrganization()
  const going = people.filter(({ user_id }) => user_id !== uid)
  const names = peopleNames(going)
  const title = going.length === 1 ? texts.title(names, displayName) : texts.titleMany(going.length, displayName)
  return (
    <ConfirmModal
      title={title}
      lead={texts.lead(names, displayName)}
      texts={{ cancel: texts.cancel, confirm: texts.delete(displayName) }}
      isDanger
      busy={busy}
      onConfirm={() => onDelete(going)}
      onClose={onClose}
    >
      {going.length < people.length && <p>{texts.youStay}</p>}
      <p>{texts.undoable}</p>
    </ConfirmModal>
  )
}
