/** The questions that stand between a click and what it does to people. */
import { isOutdated } from '#api/outdated/is-outdated.ts'
import type { Member } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { AddToClass } from '#features/people/bulk/add-to-class.tsx'
import { ChangeRoles } from '#features/people/bulk/change-roles.tsx'
import type { MembersQuery } from '#features/people/members/members-query.ts'
import type { useMemberActions } from '#features/people/members/use-member-actions.ts'
import { SetTerm } from '#features/people/terms/set-term.tsx'
import { OfferOwnership } from '#features/people/ownership/offer-ownership.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { ConfirmLeave } from '#domain/organization/confirm-leave.tsx'
import { ConfirmRole } from './confirm-role.tsx'
import { EditMember } from './edit-member.tsx'
import { GiveLabel } from './give-label.tsx'
import { TakeLabels } from './take-labels.tsx'

export interface MemberDialog {
  kind: 'delete' | 'role' | 'leave' | 'edit' | 'give' | 'take' | 'class' | 'roles' | 'term' | 'ownership'
  /** Whom it is about. */
  people: readonly Member[]
  /** What they become, where the question is about a role. */
  to?: Role
}

interface Props {
  dialog: MemberDialog
  /** The list that it was opened from, and how many it has in all. */
  query: MembersQuery
  total: number
  /** Of whom it is about, those who are in that list still. */
  left: readonly Member[]
  actions: ReturnType<typeof useMemberActions>
  onClose: () => void
  /** It was done: what was selected is no longer. */
  onDone: () => void
}

export function MemberDialogs({ dialog, query, total, left, actions, onClose, onDone }: Props) {
  const { kind, people, to } = dialog
  const [person] = people
  // One who is gone keeps nobody else out; where all are, they are told of.
  const there = left.length > 0 ? left : people
  // Whom it asks about is gone, or is what they were to be: asked again, it is refused again.
  const ends = { onSuccess: onDone, onError: (error: unknown) => void (isOutdated(error) && onClose()) }
  if (kind === 'delete') {
    const { mutate, isPending } = actions.remove
    const remove = (going: readonly Member[]) => mutate(going, ends)
    return <ConfirmDelete people={people} busy={isPending} onDelete={remove} onClose={onClose} />
  }
  if (kind === 'give') {
    const { mutate, isPending } = actions.give
    const give = (label: { id: string; name: string }) => mutate({ people: there, label }, { onSuccess: onDone })
    return <GiveLabel count={there.length} busy={isPending} onGive={give} onClose={onClose} />
  }
  if (kind === 'take') {
    const { mutate, isPending } = actions.take
    const take = (labels: readonly string[]) => mutate({ people: there, labels }, { onSuccess: onDone })
    return <TakeLabels people={there} busy={isPending} onTake={take} onClose={onClose} />
  }
  if (kind === 'role' && person && to) {
    const { mutate, isPending } = actions.changeRole
    const change = () => mutate({ person, to }, ends)
    return <ConfirmRole person={person} to={to} busy={isPending} onConfirm={change} onClose={onClose} />
  }
  if (kind === 'class') {
    return <AddToClass people={there} query={query} total={total} onClose={onClose} onDone={onDone} />
  }
  if (kind === 'roles') return <ChangeRoles people={people} onClose={onClose} onDone={onDone} />
  if (kind === 'term') return <SetTerm people={people} onClose={onClose} onDone={onDone} />
  if (kind === 'edit' && person) return <EditMember person={person} onClose={onClose} />
  if (kind === 'ownership' && person) return <OfferOwnership person={person} onClose={onClose} />
  return <ConfirmLeave onClose={onClose} />
}
