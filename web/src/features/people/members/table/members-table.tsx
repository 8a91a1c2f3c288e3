/**
 * The members as rows; on phones, cards. The roles are written out because a table that is laid out as
 * cards loses the ones it has by nature.
 */
import type { Member } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { SelectAll } from '#features/people/bulk/select-all.tsx'
import type { Selection } from '#features/people/bulk/use-selection.ts'
import type { MemberDialog } from '#features/people/members/dialogs/member-dialogs.tsx'
import type { MembersQuery, SortField } from '#features/people/members/members-query.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SortHeader } from '#ui/list/table/sort-header.tsx'
import { MemberRow } from './member-row.tsx'
import styles from './members-table.module.css'

const texts = peopleMessages.list
const skeletonRows = [0, 1, 2, 3, 4]

interface Props {
  /** Absent while the first page loads. */
  people: readonly Member[] | undefined
  query: MembersQuery
  selection: Selection
  onSort: (field: SortField) => void
  onRole: (member: Member, to: Role) => void
  onOpen: (kind: MemberDialog['kind'], member: Member) => void
}

export function MembersTable({ people, query, selection, onSort, onRole, onOpen }: Props) {
  const isSorted = (field: SortField) => query.field === field
  if (people?.length === 0) return null
  return (
    <table className={styles.table} role="table" aria-label={peopleMessages.views.members}>
      <thead className={styles.head} role="rowgroup">
        <tr className={styles.headRow} role="row">
          <th className={styles.check} role="columnheader" scope="col">
            <SelectAll selection={selection} outOf={people?.length ?? 0} label={texts.selectAll} />
          </th>
          <SortHeader
            label={texts.name}
            order={query.order}
            isSorted={isSorted('name')}
            onSort={() => onSort('name')}
          />
          <SortHeader
            label={texts.username}
            order={query.order}
            isSorted={isSorted('username')}
            onSort={() => onSort('username')}
          />
          <th className={styles.plain} role="columnheader" scope="col">
            {texts.role}
          </th>
          <th className={styles.plain} role="columnheader" scope="col">
            {texts.labels}
          </th>
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {people === undefined
          ? skeletonRows.map((row) => <SkeletonRow key={row} />)
          : people.map((member) => (
              <MemberRow
                key={member.user_id}
                member={member}
                selected={selection.has(member.user_id)}
                onSelect={() => selection.toggle(member.user_id)}
                onRole={(to) => onRole(member, to)}
                onOpen={(kind) => onOpen(kind, member)}
              />
            ))}
      </tbody>
    </table>
  )
}

function SkeletonRow() {
  return (
    <tr className={styles.row} role="row" aria-hidden="true">
      <td className={styles.check} role="cell" />
      <td className={styles.person} role="cell">
        <span className={styles.who}>
          <Skeleton shape="circle" />
          <Skeleton width="medium" />
        </span>
      </td>
      <td className={styles.username} role="cell">
        <Skeleton width="short" />
      </td>
      <td className={styles.role} role="cell">
        <Skeleton width="short" />
      </td>
      <td className={styles.labels} role="cell" />
      <td className={styles.menu} role="cell" />
    </tr>
  )
}
