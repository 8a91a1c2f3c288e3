/** One who was removed, when and by whom, and the way back: restored by an owner, or invited where they left. */
import type { RemovedMember } from '@atrium/contract/people/members'
import table from '#features/people/members/table/members-table.module.css'
import { toDay } from '#messages/dates.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { removedMessages } from '#messages/people/removed.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { memberName } from '../member-name.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import styles from './removed.module.css'

const texts = removedMessages.list

interface Props {
  person: RemovedMember
  selected: boolean
  busy: boolean
  onSelect: () => void
  onRestore: () => void
}

export function RemovedRow({ person, selected, busy, onSelect, onRestore }: Props) {
  const { organization } = useOrganization()
  const name = memberName(person)
  const { removedAt, removedBy, restorableUntil, email, username } = person
  const day = toDay(removedAt)
  const known = [username, email === name ? null : email].filter((text) => text !== null)
  const isRestorable = restorableUntil !== null
  return (
    <tr className={table.row} role="row" data-selected={selected || undefined}>
      <td className={table.check} role="cell">
        {isRestorable && (
          <input type="checkbox" name="removed" aria-label={name} checked={selected} onChange={onSelect} />
        )}
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
          <span>{isRestorable ? texts.removedOn(day, removedBy) : texts.leftOn(day)}</span>
          <span className={table.soft}>{isRestorable ? texts.until(toDay(restorableUntil)) : texts.byInvite}</span>
        </span>
      </td>
      <td className={styles.action} role="cell">
        {isRestorable ? (
          <Button variant="secondary" aria-label={texts.restoreNamed(name)} disabled={busy} onClick={onRestore}>
            {texts.restore}
          </Button>
        ) : (
          <LinkButton variant="quiet" aria-label={texts.inviteNamed(name)} to={paths.newInvite(organization)}>
            {texts.invite}
          </LinkButton>
        )}
      </td>
    </tr>
  )
}
