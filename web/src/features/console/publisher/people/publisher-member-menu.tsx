/** What can be done with one who belongs to a publisher; what would be refused says why instead. */
import type { AuthorMember } from '@atrium/contract/authors/members'
import { roles } from '@atrium/contract/rules/roles'
import { useId } from 'react'
import { memberName } from '#domain/people/member-name.ts'
import { usePublisher } from '#domain/publisher/use-publisher.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Menu, MenuItem, MenuNote, MenuSeparator } from '#ui/menu/menu.tsx'
import { MoreButton } from '#ui/menu/more-button.tsx'
import type { MemberChange } from './use-member-changes.ts'

const texts = peopleMessages.member
/** What gives most comes last, next to nothing that is done without a question. */
const offered = roles.toReversed()

interface Props {
  person: AuthorMember
  onChoose: (change: MemberChange) => void
}

export function PublisherMemberMenu({ person, onChoose }: Props) {
  const { role, uid, counts, name } = usePublisher()
  const reason = useId()
  const isOneself = person.user_id === uid
  const isOwner = role === 'owner'
  if (!isOwner && !isOneself) return null
  const isHeld = isOneself && isOwner && counts.owners === 1
  const heldBecause = isHeld ? reason : undefined
  return (
    <Menu button={<MoreButton label={peopleMessages.list.actionsOf(memberName(person))} />}>
      {isOwner &&
        offered
          .filter((other) => other !== person.role)
          .map((to) => (
            <MenuItem key={to} heldBecause={heldBecause} onChoose={() => onChoose({ kind: 'role', person, to })}>
              {texts.makeRole(to)}
            </MenuItem>
          ))}
      {isOwner && !isOneself && (
        <>
          <MenuSeparator />
          <MenuItem onChoose={() => onChoose({ kind: 'ownership', person })}>{texts.offerOwnership}</MenuItem>
        </>
      )}
      {isOwner && <MenuSeparator />}
      <MenuItem
        isDanger
        heldBecause={heldBecause}
        onChoose={() => onChoose({ kind: isOneself ? 'leave' : 'remove', person })}
      >
        {isOneself ? publisherMessages.people.leave : publisherMessages.people.remove(name)}
      </MenuItem>
      {isHeld && <MenuNote id={reason}>{texts.onlyOwner}</MenuNote>}
    </Menu>
  )
}
