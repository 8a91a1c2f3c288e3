/** One member: who it is, what they are, and a menu of what can be done. */
import type { Member } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { LabelChips } from '#domain/labels/label-chips.tsx'
import { memberName } from '#domain/people/member-name.ts'
import type { MemberDialog } from '#features/people/members/dialogs/member-dialogs.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { breakable } from '#ui/layout/breakable.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { TermNote } from '#features/people/terms/term-note.tsx'
import { MemberMenu } from './member-menu.tsx'
import styles from './members-table.module.css'

const texts = peopleMessages.list

interface Props {
  member: Member
  selected: boolean
  onSelect: () => void
  onRole: (to: Role) => void
  onOpen: (kind: MemberDialog['kind']) => void
}

export function MemberRow({ member, selected, onSelect, onRole, onOpen }: Props) {
  const { uid } = useOrganization()
  const name = memberName(member)
  return (
    <tr className={styles.row} role="row" data-selected={selected || undefined}>
      <td className={styles.check} role="cell">
        <input type="checkbox" name="member" aria-label={name} checked={selected} onChange={onSelect} />
      </td>
      <td className={styles.person} role="cell">
        <span className={styles.who}>
          <Avatar person={member} photos={[member.photoURL]} />
          <span className={styles.words}>
            <span className={styles.name}>
              <bdi>{breakable(name)}</bdi>
              {member.user_id === uid && <span className={styles.you}> ({texts.you})</span>}
            </span>
            {member.email !== null && member.email !== name && (
              <span className={styles.email}>
                <bdi>{breakable(member.email)}</bdi>
              </span>
            )}
            <TermNote {...member} />
          </span>
        </span>
      </td>
      <td className={styles.username} role="cell">
        {member.username ?? <span className={styles.soft}>{texts.noUsername}</span>}
      </td>
      <td className={styles.role} role="cell">
        {peopleMessages.roleNames[member.role]}
      </td>
      <td className={styles.labels} role="cell">
        <LabelChips labels={member.labels} whose={name} className={styles.chips} />
      </td>
      <td className={styles.menu} role="cell">
        <MemberMenu member={member} onRole={onRole} onOpen={onOpen} />
      </td>
    </tr>
  )
}
