/** Asks before somebody is made an owner, steps down, is offered ownership, is taken out, or leaves. */
import { memberName } from '#domain/people/member-name.ts'
import { usePublisher } from '#domain/publisher/use-publisher.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import type { MemberChange } from './use-member-changes.ts'

const texts = publisherMessages.people
const { makeOwner, stepDown, ownership, leave, confirmDelete } = peopleMessages

interface Props {
  asked: MemberChange
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function MemberQuestion({ asked, busy, onConfirm, onClose }: Props) {
  const { name } = usePublisher()
  const { title, lead, confirm, isDanger = false } = question(asked, name)
  return (
    <ConfirmModal
      title={title}
      lead={lead}
      texts={{ cancel: confirmDelete.cancel, confirm }}
      isDanger={isDanger}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

function question(
  asked: MemberChange,
  name: string,
): { title: string; lead: string; confirm: string; isDanger?: boolean } {
  const person = memberName(asked.person)
  switch (asked.kind) {
    case 'role':
      return asked.to === 'owner'
        ? { title: makeOwner.title(person), lead: texts.ownerLead(name), confirm: makeOwner.confirm }
        : { title: stepDown.title, lead: stepDown.lead(asked.to), confirm: stepDown.confirm }
    case 'ownership':
      return { title: ownership.title(person), lead: ownership.lead, confirm: ownership.offer }
    case 'remove':
      return {
        title: texts.confirmRemove(person, name),
        lead: texts.removeLead(person),
        confirm: texts.remove(name),
        isDanger: true,
      }
    case 'leave':
      return { title: leave.title(name), lead: texts.leaveLead, confirm: leave.leave, isDanger: true }
  }
}
