/** What can be done with one member; what would be refused says why instead. */
import type { Member } from '@atrium/contract/people/members'
import { type Role, roles } from '@atrium/contract/rules/roles'
import { DropdownMenu } from 'radix-ui'
import { useId } from 'react'
import { memberName } from '#features/people/member-name.ts'
import { isOnlyOwner, useOrganization } from '#features/people/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import type { MemberDialog } from './member-dialogs.tsx'
import styles from './member-menu.module.css'

const texts = peopleMessages.member
/** What gives most comes last, next to nothing that is done without a question. */
const offered = roles.toReversed()

interface Props {
  member: Member
  onRole: (to: Role) => void
  onOpen: (kind: MemberDialog['kind']) => void
}

export function MemberMenu({ member, onRole, onOpen }: Props) {
  const place = useOrganization()
  const isOneself = member.user_id === place.uid
  const isOwner = place.role === 'owner'
  const reason = useId()
  if (!isOwner && !isOneself) return null
  // What would leave no owner is shown with its reason, and does nothing.
  const isHeld = isOneself && isOnlyOwner(place)
  const held = isHeld
    ? { 'aria-disabled': true, 'aria-describedby': reason, onSelect: (event: Event) => event.preventDefault() }
    : {}
  return (
    // Not modal: a modal menu injects a style sheet, which the page's policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.trigger} aria-label={peopleMessages.list.actionsOf(memberName(member))}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="5" r="1.6" />
          <circle cx="12" cy="12" r="1.6" />
          <circle cx="12" cy="19" r="1.6" />
        </svg>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles.menu} align="end" sideOffset={4} collisionPadding={8}>
        {isOwner && !isOneself && (
          <DropdownMenu.Item className={styles.item} onSelect={() => onOpen('edit')}>
            {texts.edit}
          </DropdownMenu.Item>
        )}
        {isOwner &&
          offered
            .filter((other) => other !== member.role)
            .map((other) => (
              <DropdownMenu.Item key={other} className={styles.item} onSelect={() => onRole(other)} {...held}>
                {texts.makeRole(other)}
              </DropdownMenu.Item>
            ))}
        {isOwner && !isOneself && (
          <>
            <DropdownMenu.Separator className={styles.line} />
            <DropdownMenu.Item className={styles.item} onSelect={() => onOpen('handOver')}>
              {texts.handOver}
            </DropdownMenu.Item>
          </>
        )}
        {isOwner && <DropdownMenu.Separator className={styles.line} />}
        <DropdownMenu.Item className={styles.danger} onSelect={() => onOpen(isOneself ? 'leave' : 'delete')} {...held}>
          {isOneself ? texts.leave : texts.delete(place.displayName)}
        </DropdownMenu.Item>
        {isHeld && (
          <div id={reason} className={styles.reason}>
            {texts.onlyOwner}
          </div>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
