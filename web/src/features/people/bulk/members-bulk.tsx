/** The bar of those who are selected, and the dialogs that it alone opens. */
import type { Member } from '@atrium/contract/people/members'
import { useState } from 'react'
import type { MemberDialog } from '#features/people/members/dialogs/member-dialogs.tsx'
import type { MembersQuery } from '#features/people/members/members-query.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { termsMessages } from '#messages/people/terms.ts'
import { AddToClass } from './add-to-class.tsx'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'
import { ChangeRoles } from './change-roles.tsx'

const texts = peopleMessages.bulk

interface Props {
  people: readonly Member[]
  /** The list they were selected in, and how many it has in all. */
  query: MembersQuery
  total: number
  onOpen: (kind: MemberDialog['kind'], people: readonly Member[]) => void
  onClear: () => void
}

export function MembersBulk({ people, query, total, onOpen, onClear }: Props) {
  const { role, uid } = useOrganization()
  const [dialog, setDialog] = useState<'roles' | 'class' | null>(null)
  const close = () => setDialog(null)
  const done = () => {
    close()
    onClear()
  }
  const actions: BulkAction[] = [
    { label: texts.give, onChoose: () => onOpen('give', people) },
    { label: texts.take, onChoose: () => onOpen('take', people) },
    { label: texts.toClass, onChoose: () => setDialog('class') },
    { label: termsMessages.action, onChoose: () => onOpen('term', people) },
  ]
  // Only owners change roles and take people out.
  if (role === 'owner') {
    actions.push({ label: texts.roles, onChoose: () => setDialog('roles') })
    // Oneself is not removed: leaving is a question of its own.
    if (people.some(({ user_id }) => user_id !== uid)) {
      actions.push({ label: texts.delete, isDanger: true, onChoose: () => onOpen('delete', people) })
    }
  }
  return (
    <>
      <BulkBar count={people.length} actions={actions} onClear={onClear} />
      {dialog === 'roles' && <ChangeRoles people={people} onClose={close} onDone={done} />}
      {dialog === 'class' && <AddToClass people={people} query={query} total={total} onClose={close} onDone={done} />}
    </>
  )
}
