/** One learner: who it is, how they sign in besides the card, and when they did. */
import type { Learner } from '@atrium/contract/people/learner'
import { serverNow } from '#api/server-clock.ts'
import table from '#features/people/members/table/members-table.module.css'
import { toDay } from '#messages/dates.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import type { AboutLearners } from '../dialogs/learner-dialog.ts'
import { LearnerMenu } from './learner-menu.tsx'
import styles from './learners.module.css'

const texts = learnerMessages.list

interface Props {
  learner: Learner
  selected: boolean
  onSelect: () => void
  onOpen: (kind: AboutLearners) => void
}

export function LearnerRow({ learner, selected, onSelect, onOpen }: Props) {
  const { displayName, username, photoURL, way, locked, lastSignInAt, address } = learner
  return (
    <tr className={table.row} role="row" data-selected={selected || undefined}>
      <td className={table.check} role="cell">
        <input type="checkbox" name="learner" aria-label={displayName} checked={selected} onChange={onSelect} />
      </td>
      <td className={table.person} role="cell">
        <span className={table.who}>
          <Avatar person={learner} photos={[photoURL]} />
          <span className={table.words}>
            <bdi className={table.name}>{displayName}</bdi>
            <bdi className={table.soft}>{username}</bdi>
            {address !== null && <span className={table.soft}>{addressText(address)}</span>}
          </span>
        </span>
      </td>
      <td className={table.role} role="cell">
        <span className={table.words}>
          <span>
            <span className={styles.column}>{texts.way}</span>
            {texts.ways[way ?? 'none']}
          </span>
          {locked && <span className={[table.soft, styles.locked].join(' ')}>{texts.locked}</span>}
        </span>
      </td>
      <td className={table.username} role="cell">
        <span className={styles.column}>{texts.seen}</span>
        {lastSignInAt === null ? texts.never : toDay(lastSignInAt)}
      </td>
      <td className={table.menu} role="cell">
        <LearnerMenu learner={learner} onOpen={onOpen} />
      </td>
    </tr>
  )
}

/** What was sent, and until when it can be used. */
function addressText({ email, expiresAt }: NonNullable<Learner['address']>): string {
  return Date.parse(expiresAt) > serverNow() ? texts.sent(email, toDay(expiresAt)) : texts.ranOut(email)
}
