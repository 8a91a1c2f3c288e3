/** What can be done with one member; what would be refused says why instead. */
import type { Member } from '@atrium/contract/people/members'
import { type Role, roles } from '@atrium/contract/rules/roles'
import { useId } from 'react'
import { memberName } from '#domain/people/member-name.ts'
import type { MemberDialog } from '#features/people/members/dialogs/member-dialogs.tsx'
import { isOnlyOwner, useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { termsMessages } from '#messages/people/terms.ts'
import { Menu, MenuItem, MenuNote, MenuSeparator } from '#ui/menu/menu.tsx'
import { MoreButton } from '#ui/menu/more-button.tsx'

const texts = peopleMessages.member
/** What gives most comes last, next to nothing that is done without a question. */
const offered = roles.toReversed()

interface Props {
  member: Member
  onRole: (to: Role) => void
  onOpen: (kind: MemberDialog['kind']) => void
}

export function MemberMenu({ member, onRole, onOpen }: Props) {
  const here = useOrganization()
  const isOneself = member.user_id === here.uid
  const isOwner = here.role === 'owner'
  const reason = useId()
  const mayGiveTerm = isOwner || member.role === 'User'
  if (!mayGiveTerm && !isOneself) return null
  // What would leave no owner is shown with its reason, and does nothing.
  const isHeld = isOneself && isOnlyOwner(here)
  const heldBecause = isHeld ? reason : undefined
  return (
    <Menu button={<MoreButton label={peopleMessages.list.actionsOf(memberName(member))} />}>
      {isOwner && !isOneself && <MenuItem onChoose={() => onOpen('edit')}>{texts.edit}</MenuItem>}
      {isOwner &&
        offered
          .filter((other) => other !== member.role)
          .map((other) => (
            <MenuItem key={other} heldBecause={heldBecause} onChoose={() => onRole(other)}>
              {texts.makeRole(other)}
            </MenuItem>
          ))}
      {mayGiveTerm && <MenuItem onChoose={() => onOpen('term')}>{termsMessages.action}</MenuItem>}
      {isOwner && !isOneself && (
        <>
          <MenuSeparator />
          <MenuItem onChoose={() => onOpen('ownership')}>{texts.offerOwnership}</MenuItem>
        </>
      )}
      {isOwner && <MenuSeparator />}
      {(isOwner || isOneself) && (
        <MenuItem isDanger heldBecause={heldBecause} onChoose={() => onOpen(isOneself ? 'leave' : 'delete')}>
          {isOneself ? texts.leave : texts.delete(here.displayName)}
        </MenuItem>
      )}
      {isHeld && <MenuNote id={reason}>{texts.onlyOwner}</MenuNote>}
    </Menu>
  )
}
