/** One whose membership ended with its last day, and the way back. */
import type { FormerMember } from '@atrium/contract/people/terms'
import { memberName } from '#features/people/member-name.ts'
import table from '#features/people/members/table/members-table.module.css'
import styles from '#features/people/removed/removed.module.css'
import { peopleMessages } from '#messages/people/people.ts'
import { shownDay, termsMessages, termWords } from '#messages/people/terms.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'

const texts = termsMessages.former

interface Props {
  person: FormerMember
  selected: boolean
  onSelect: () => void
  onRenew: () => void
}

export function FormerRow({ person, selected, onSelect, onRenew }: Props) {
  const name = memberName(person)
  const { username, email, startsOn, endsOn, endedAt, mayRenew } = person
  const known = [username, email === name ? null : email].filter((text) => text !== null)
  return (
    <tr className={table.row} role="row" data-selected={selected || undefined}>
      <td className={table.check} role="cell">
        {mayRenew && <input type="checkbox" name="former" aria-label={name} checked={selected} onChange={onSelect} />}
      </td>
      <td className={table.person} role="cell">
        <span className={table.who}>
          <Avatar person={person} photos={[person.photoURL]} />
          <span className={table.words}>
            <span className={table.name}>{name}</span>
            {known.map((text) => (
              <span key={text} className={table.soft}>
                {text}
              </span>
            ))}
          </span>
        </span>
      </td>
      <td className={table.role} role="cell">
        {peopleMessages.roleNames[person.role]}
      </td>
      <td className={styles.happened} role="cell">
        <span className={table.words}>
          <span>{termsMessages.endedOn(endsOn ?? endedAt.slice(0, 10))}</span>
          {endsOn !== null && startsOn !== null && (
            <span className={table.soft}>{texts.dates(termWords({ startsOn, endsOn }))}</span>
          )}
          {endsOn !== null && startsOn === null && (
            <span className={table.soft}>{texts.lastDay(shownDay(endsOn))}</span>
          )}
        </span>
      </td>
      <td className={styles.action} role="cell">
        {mayRenew && (
          <Button variant="secondary" aria-label={texts.renewNamed(name)} onClick={onRenew}>
            {texts.renew}
          </Button>
        )}
      </td>
    </tr>
  )
}
