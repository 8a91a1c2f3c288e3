/** One who belongs no longer: who it is, when and how they left, and the way back. */
import type { Role } from '@atrium/contract/rules/roles'
import type { ReactNode } from 'react'
import { memberName } from '#domain/people/member-name.ts'
import table from '#features/people/members/table/members-table.module.css'
import { peopleMessages } from '#messages/people/people.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import styles from './past.module.css'

type Named = Parameters<typeof memberName>[0] & Parameters<typeof Avatar>[0]['person']

interface Props {
  person: Named & { role: Role; username: string | null; email: string | null; photoURL: string | null }
  /** False where nobody can choose them. */
  choice: { name: string; selected: boolean; onSelect: () => void } | false
  /** One line, and others below it. */
  happened: ReactNode
  more: readonly ReactNode[]
  /** The way back. */
  action: ReactNode
}

export function PastRow({ person, choice, happened, more, action }: Props) {
  const name = memberName(person)
  const { username, email, photoURL, role } = person
  const known = [username, email === name ? null : email].filter((text) => text !== null)
  return (
    <tr className={table.row} role="row" data-selected={(choice && choice.selected) || undefined}>
      <td className={table.check} role="cell">
        {choice && (
          <input
            type="checkbox"
            name={choice.name}
            aria-label={name}
            checked={choice.selected}
            onChange={choice.onSelect}
          />
        )}
      </td>
      <td className={table.person} role="cell">
        <span className={table.who}>
          <Avatar person={person} photos={[photoURL]} />
          <span className={table.words}>
            <bdi className={table.name}>{name}</bdi>
            {known.map((text) => (
              <span key={text} className={table.soft}>
                {text}
              </span>
            ))}
          </span>
        </span>
      </td>
      <td className={table.role} role="cell">
        {peopleMessages.roleNames[role]}
      </td>
      <td className={styles.happened} role="cell">
        <span className={table.words}>
          <span>{happened}</span>
          {more.map((line, place) => (
            <span key={place} className={table.soft}>
              {line}
            </span>
          ))}
        </span>
      </td>
      <td className={styles.action} role="cell">
        {action}
      </td>
    </tr>
  )
}
