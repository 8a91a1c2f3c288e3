/** People who do not meet a rule as rows, each leading to their place in the list of people; on phones, cards. */
import type { LackingMember } from '@atrium/contract/organizations/rules'
import { Link } from 'react-router'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { securityRulesMessages } from '#messages/console/security.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { roleNames } from '#messages/people/roles.ts'
import { paths, withQuery } from '#paths.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import styles from './lacking.module.css'
import { toDay } from '#messages/dates.ts'

const texts = securityRulesMessages.list

/** `people` are absent while the first page loads. */
export function LackingTable({ people }: { people: readonly LackingMember[] | undefined }) {
  if (people?.length === 0) return null
  return (
    <table className={styles.table} role="table" aria-label={texts.table}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {[texts.name, texts.role, texts.joined].map((name) => (
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

function Row({ person }: { person: LackingMember }) {
  const { organization } = useOrganization()
  const { displayName, given_name, family_name, username, email, photoURL, role, joinedAt } = person
  const known = displayName || `${given_name} ${family_name}`.trim() || email
  const name = known ?? peopleMessages.list.unnamed
  return (
    <tr className={styles.row} role="row">
      <td className={styles.person} role="cell">
        <span className={styles.who}>
          <Avatar person={person} photos={[photoURL]} />
          <span className={styles.words}>
            <Link to={withQuery(paths.people(organization, 'members'), { name: username ?? displayName })}>{name}</Link>
            <span className={styles.soft}>{email === known ? username : email}</span>
          </span>
        </span>
      </td>
      <td role="cell">{roleNames[role]}</td>
      <td role="cell">{toDay(joinedAt)}</td>
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
