/** The bar of those who are selected: what can be done with them all. */
import type { Member } from '@atrium/contract/people/members'
import type { MemberDialog } from '#features/people/members/dialogs/member-dialogs.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { termsMessages } from '#messages/people/terms.ts'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'

const texts = peopleMessages.bulk

interface Props {
  people: readonly Member[]
  onOpen: (kind: MemberDialog['kind'], people: readonly Member[]) => void
  onClear: () => void
}

export function MembersBulk({ people, onOpen, onClear }: Props) {
  const { role, uid } = useOrganization()
  const actions: BulkAction[] = [
    { label: texts.give, onChoose: () => onOpen('give', people) },
    { label: texts.take, onChoose: () => onOpen('take', people) },
    { label: texts.toClass, onChoose: () => onOpen('class', people) },
    { label: termsMessages.action, onChoose: () => onOpen('term', people) },
  ]
  // Only owners change roles and take people out.
  if (role === 'owner') {
    actions.push({ label: texts.roles, onChoose: () => onOpen('roles', people) })
    // Oneself is not removed: leaving is a question of its own.
    if (people.some(({ user_id }) => user_id !== uid)) {
      actions.push({ label: texts.delete, isDanger: true, onChoose: () => onOpen('delete', people) })
    }
  }
  return <BulkBar count={people.length} actions={actions} onClear={onClear} />
}
