/** People as rows, with two facts about each and what can be done with them; on phones, cards. */
import type { NamedMember } from '@atrium/contract/people/named-member'
import type { ReactNode } from 'react'
import { memberName } from '#domain/people/member-name.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import styles from './people-table.module.css'

export interface ListedPerson extends NamedMember {
  photoURL: string | null
}

interface Props<Person> {
  label: string
  columns: { name: string; facts: readonly [string, string] }
  /** Absent while the first page loads. */
  people: readonly Person[] | undefined
  facts: (person: Person) => readonly [ReactNode, ReactNode]
  /** How somebody is named; as everywhere, where that is not said. */
  naming?: ((person: Person, name: string) => ReactNode) | undefined
  /** What can be done with somebody, and what its column is called. */
  more?: { name: string; of: (person: Person) => ReactNode } | undefined
}

export function PeopleTable<Person extends ListedPerson>({ people, ...props }: Props<Person>) {
  const { label, columns, more } = props
  if (people?.length === 0) return null
  return (
    <table className={styles.table} role="table" aria-label={label}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {[columns.name, ...columns.facts].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
          {more && (
            <th className={styles.more} role="columnheader" scope="col">
              <span className="visually-hidden">{more.name}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people === undefined ? (
          <Waiting />
        ) : (
          people.map((person) => <Row key={person.user_id} person={person} {...props} />)
        )}
      </tbody>
    </table>
  )
}

function Row<Person extends ListedPerson>({
  person,
  facts,
  naming,
  more,
}: Omit<Props<Person>, 'people'> & { person: Person }) {
  const { username, email, photoURL } = person
  const name = memberName(person)
  const known = [username, email === name ? null : email].filter((text) => text !== null)
  const [first, second] = facts(person)
  return (
    <tr className={styles.row} role="row">
      <td className={styles.person} role="cell">
        <span className={styles.who}>
          <Avatar person={person} photos={[photoURL]} />
          <Words>
            <span>{naming ? naming(person, name) : <bdi>{name}</bdi>}</span>
            {known.map((text) => (
              <Soft key={text}>{text}</Soft>
            ))}
          </Words>
        </span>
      </td>
      <td role="cell">{first}</td>
      <td role="cell">{second}</td>
      {more && (
        <td className={styles.more} role="cell">
          {more.of(person)}
        </td>
      )}
    </tr>
  )
}

/** Lines below each other. */
export function Words({ children }: { children: ReactNode }) {
  return <span className={styles.words}>{children}</span>
}

/** What stands small below or beside a name or a fact. */
export function Soft({ children }: { children: ReactNode }) {
  return <span className={styles.soft}>{children}</span>
}

function Waiting() {
  return (
    <tr className={styles.row} role="row" aria-hidden="true">
      {[1, 2, 3].map((cell) => (
        <td key={cell} className={cell === 1 ? styles.person : undefined} role="cell">
          <Skeleton width="medium" />
        </td>
      ))}
    </tr>
  )
}
