/** What can be done with one member; nothing is offered that would be refused. */
import type { Member } from '@atrium/contract/members'
import { type Role, roles } from '@atrium/contract/rules/people'
import { DropdownMenu } from 'radix-ui'
import { peopleMessages } from '#messages/people.ts'
import type { MemberDialog } from './member-dialogs.tsx'
import styles from './member-menu.module.css'
import { memberName } from './member-name.ts'
import { usePlace } from './place.ts'

const texts = peopleMessages.member

interface Props {
  member: Member
  onRole: (to: Role) => void
  onOpen: (kind: MemberDialog['kind']) => void
}

export function MemberMenu({ member, onRole, onOpen }: Props) {
  const { role, uid } = usePlace()
  const isOneself = member.user_id === uid
  const isOwner = role === 'owner'
  if (!isOwner && !isOneself) return null
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
        {isOwner &&
          roles
            .filter((other) => other !== member.role)
            .map((other) => (
              <DropdownMenu.Item key={other} className={styles.item} onSelect={() => onRole(other)}>
                {texts.makeRole(other)}
              </DropdownMenu.Item>
            ))}
        {isOwner && !isOneself && (
          <DropdownMenu.Item className={styles.item} onSelect={() => onOpen('edit')}>
            {texts.edit}
          </DropdownMenu.Item>
        )}
        {isOwner && !isOneself && (
          <DropdownMenu.Item className={styles.item} onSelect={() => onOpen('handOver')}>
            {texts.handOver}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className={styles.danger} onSelect={() => onOpen(isOneself ? 'leave' : 'delete')}>
          {isOneself ? texts.leave : texts.delete}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
