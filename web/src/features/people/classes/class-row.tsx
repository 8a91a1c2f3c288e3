/** One class: its name, its people's faces, and the way to change it, where it is not in the archive. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import groupStyles from '#features/people/groups/groups.module.css'
import { classYearsMessages } from '#messages/people/class-years.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import styles from './classes.module.css'
import { toDay } from '#messages/dates.ts'

const texts = groupsMessages.classes

interface Props {
  group: SchoolClass
  selected: boolean
  onSelect: () => void
  onEdit: () => void
}

export function ClassRow({ group, selected, onSelect, onEdit }: Props) {
  const { name, archivedAt } = group
  return (
    <li className={styles.item}>
      <label className={styles.check}>
        <input type="checkbox" name="class" checked={selected} onChange={onSelect} />
        <bdi className={styles.name}>{name}</bdi>
      </label>
      <span className={styles.faces}>
        {group.people.map(({ user_id, displayName, photoURL }) => (
          <Avatar key={user_id} person={{ displayName }} photos={[photoURL]} />
        ))}
        <span className={groupStyles.count}>{texts.people(group.members)}</span>
      </span>
      {archivedAt === null ? (
        <Button variant="quiet" aria-label={texts.editNamed(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
      ) : (
        <span className={groupStyles.count}>{classYearsMessages.since(toDay(archivedAt))}</span>
      )}
    </li>
  )
}
