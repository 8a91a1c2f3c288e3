/** The people of a publisher as rows; on phones, cards. */
import type { AuthorMember } from '@atrium/contract/authors/members'
import { memberName } from '#domain/people/member-name.ts'
import { usePublisher } from '#domain/publisher/use-publisher.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { toDay } from '#messages/dates.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { PublisherMemberMenu } from './publisher-member-menu.tsx'
import styles from './publisher-people.module.css'
import type { MemberChange } from './use-member-changes.ts'

const texts = peopleMessages.list

interface Props {
  /** Absent while the first page loads. */
  people: readonly AuthorMember[] | undefined
  onChoose: (change: MemberChange) => void
}

export function PublisherTable({ people, onChoose }: Props) {
  if (people?.length === 0) return null
  return (
    <table className={styles.table} role="table" aria-label={publisherMessages.people.list}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {[texts.name, texts.role, publisherMessages.people.joined].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
          <th className={styles.more} role="columnheader" scope="col">
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people === undefined ? (
          <Waiting />
        ) : (
          people.map((person) => <Row key={person.user_id} person={person} onChoose={onChoose} />)
        )}
      </tbody>
    </table>
  )
}

function Row({ person, onChoose }: { person: AuthorMember; onChoose: Props['onChoose'] }) {
  const { uid } = usePublisher()
  const { username, email, photoURL, role, joinedAt, user_id } = person
  const name = memberName(person)
  const known = [username, email === name ? null : email].filter((text) => text !== null)
  return (
    <tr className={styles.row} role="row">
      <td className={styles.person} role="cell">
        <span className={styles.who}>
          <Avatar person={person} photos={[photoURL]} />
          <span className={styles.words}>
            <span>
              {name}
              {user_id === uid && <span className={styles.soft}> ({texts.you})</span>}
            </span>
            {known.map((text) => (
              <span key={text} className={styles.soft}>
                {text}
              </span>
            ))}
          </span>
        </span>
      </td>
      <td role="cell">{peopleMessages.roleNames[role]}</td>
      <td className={styles.joined} role="cell">
        {toDay(joinedAt)}
      </td>
      <td className={styles.more} role="cell">
        <PublisherMemberMenu person={person} onChoose={onChoose} />
      </td>
    </tr>
  )
}

function Waiting() {
  return (
    <tr className={styles.row} role="row" aria-hidden="true">
      {[1, 2, 3, 4].map((cell) => (
        <td key={cell} role="cell">
          <Skeleton width="medium" />
        </td>
      ))}
    </tr>
  )
}
