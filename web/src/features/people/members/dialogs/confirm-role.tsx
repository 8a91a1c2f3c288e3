/** Asks before somebody is made an owner, and before an owner steps down: one gives all away, the other cannot be taken back. */
import type { Member } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { memberName } from '#domain/people/member-name.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'

const { makeOwner, stepDown } = peopleMessages

interface Props {
  person: Member
  to: Role
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmRole({ person, to, busy, onConfirm, onClose }: Props) {
  const { displayName } = useOrganization()
  const texts =
    to === 'owner'
      ? { title: makeOwner.title(memberName(person)), lead: makeOwner.lead(displayName), confirm: makeOwner.confirm }
      : { ...stepDown, lead: stepDown.lead(to) }
  return (
    <ConfirmModal
      title={texts.title}
      lead={texts.lead}
      texts={{ cancel: makeOwner.cancel, confirm: texts.confirm }}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
