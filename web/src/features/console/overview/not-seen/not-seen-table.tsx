/** Members who were not seen as rows; on phones, cards. */
import type { NotSeenMember } from '@atrium/contract/organizations/overview'
import { overviewMessages } from '#messages/console/overview.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { roleNames } from '#messages/people/roles.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { dayName } from '../figures/when.ts'
import styles from './not-seen.module.css'

const texts = overviewMessages.notSeen

/** `people` are absent while the first page loads. */
export function NotSeenTable({ people }: { people: readonly NotSeenMember[] | undefined }) {
  if (people?.length === 0) return null
  return (
    <table className={styles.table} role="table" aria-label={texts.table}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {[texts.name, texts.role, texts.lastSeen].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people === undefined ? <Waiting /> : people.map((person) => <Row key={person.user_id} person={person} />)}
      </tbody>
    </table>
  )
}

function Row({ person }: { person: NotSeenMember }) {
  const { displayName, given_name, family_name, username, email, photoURL, role, lastSeen, joinedAt } = person
  const known = displayName || `${given_name} ${family_name}`.trim() || email
  return (
    <tr className={styles.row} role="row">
      <td className={styles.person} role="cell">
        <span className={styles.who}>
          <Avatar person={person} photos={[photoURL]} />
          <span className={styles.words}>
            <span>{known ?? peopleMessages.list.unnamed}</span>
            <span className={styles.soft}>{username ?? (email === known ? null : email)}</span>
          </span>
        </span>
      </td>
      <td role="cell">{roleNames[role]}</td>
      <td role="cell">
        <span className={styles.words}>
          <span>{lastSeen === null ? texts.never : dayName(lastSeen)}</span>
          {lastSeen === null ? (
            <span className={styles.soft}>{texts.joined(dayName(joinedAt.slice(0, 10)))}</span>
          ) : null}
        </span>
      </td>
    </tr>
  )
}

function Waiting() {
  return (
    <tr className={styles.row} role="row" aria-hidden="true">
      {[1, 2, 3].map((cell) => (
        <td key={cell} role="cell">
          <Skeleton width="medium" />
        </td>
      ))}
    </tr>
  )
}
