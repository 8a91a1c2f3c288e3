/**
 * The organizations as a table, and on phones as cards. The roles are written out because a table
 * that is laid out as cards loses the ones it has by nature.
 */
import type { MembershipItem } from '@atrium/contract/organizations'
import { organizationsMessages } from '#messages/organizations.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SortOrder } from './list-query.ts'
import { OrganizationRow } from './organization-row.tsx'
import styles from './organizations-table.module.css'
import { SortHeader } from './sort-header.tsx'

const texts = organizationsMessages.list
const skeletonRows = [0, 1, 2, 3, 4]

interface Props {
  /** Absent while the first page loads. */
  organizations: readonly MembershipItem[] | undefined
  order: SortOrder
  onSort: () => void
}

export function OrganizationsTable({ organizations, order, onSort }: Props) {
  return (
    <table className={styles.table} role="table" aria-label={texts.title}>
      <thead className={styles.head} role="rowgroup">
        <tr className={styles.headRow} role="row">
          <SortHeader label={texts.organization} order={order} onSort={onSort} />
          {/* The one order is by the sub-domain, so this is the column that says so. */}
          <SortHeader label={texts.domain} order={order} onSort={onSort} isSorted />
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {organizations === undefined
          ? skeletonRows.map((row) => <SkeletonRow key={row} />)
          : organizations.map((organization) => (
              <OrganizationRow key={organization.name} organization={organization} />
            ))}
      </tbody>
    </table>
  )
}

function SkeletonRow() {
  return (
    <tr className={styles.row} role="row" aria-hidden="true">
      <td className={styles.cell} role="cell">
        <span className={styles.organization}>
          <span className={styles.logoToBe}>
            <Skeleton shape="circle" />
          </span>
          <Skeleton width="medium" />
        </span>
      </td>
      <td className={styles.cell} role="cell">
        <span className={styles.domain}>
          <Skeleton width="medium" />
        </span>
      </td>
    </tr>
  )
}
