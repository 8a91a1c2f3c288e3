/**
 * Rows of a picture, a name and what else is known, each leading elsewhere; on phones, cards. The roles
 * are written out because a table that is laid out as cards loses the ones it has by nature.
 */
import type { ReactNode } from 'react'
import { listMessages } from '#messages/lists.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './link-table.module.css'

const skeletonRows = [0, 1, 2, 3, 4]

interface TableProps {
  label: string
  /** A `SortHeader` or `PlainHeader` for each column. */
  head: ReactNode
  /** `LinkRow`s; absent while the first page loads. */
  rows: ReactNode[] | undefined
}

export function LinkTable({ label, head, rows }: TableProps) {
  return (
    <table className={styles.table} role="table" aria-label={label}>
      <thead className={styles.head} role="rowgroup">
        <tr className={styles.headRow} role="row">
          {head}
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {rows ?? skeletonRows.map((row) => <SkeletonRow key={row} />)}
      </tbody>
    </table>
  )
}

/** A column that the list is not ordered by. `isSeen` is false where its rows say by themselves what they are. */
export function PlainHeader({ label, isSeen = true }: { label: string; isSeen?: boolean }) {
  return (
    <th className={styles.plainHeader} role="columnheader" scope="col">
      <span className={isSeen ? undefined : 'visually-hidden'}>{label}</span>
    </th>
  )
}

interface RowProps {
  picture: ReactNode
  name: string
  /** Opened in a new tab; the whole row is this link. Null where it leads nowhere yet. */
  href: string | null
  /** Where it is to be found. */
  address: ReactNode
  role: ReactNode
  /** What else can be done with it, above the row's own link. */
  action?: ReactNode
}

export function LinkRow({ picture, name, href, address, role, action }: RowProps) {
  return (
    <tr className={styles.row} role="row">
      <td className={styles.cell} role="cell">
        <span className={styles.first}>
          {picture}
          {/* An ordinary link, so that a middle click or a link left open is as good as a click. */}
          {href === null ? (
            <bdi className={styles.unlinked}>{name}</bdi>
          ) : (
            <a className={styles.link} href={href} target="_blank" rel="noopener">
              <bdi>{name}</bdi>
              <span className="visually-hidden"> ({listMessages.opensNewTab})</span>
            </a>
          )}
        </span>
      </td>
      <td className={styles.cell} role="cell">
        <span className={styles.address}>
          <bdi dir="ltr">{address}</bdi>
        </span>
      </td>
      <td className={styles.cell} role="cell">
        <span className={styles.role}>{role}</span>
      </td>
      <td className={styles.cell} role="cell">
        <span className={styles.action}>{action}</span>
      </td>
    </tr>
  )
}

function SkeletonRow() {
  return (
    <tr className={styles.row} role="row" aria-hidden="true">
      <td className={styles.cell} role="cell">
        <span className={styles.first}>
          <span className={styles.pictureToBe}>
            <Skeleton shape="circle" />
          </span>
          <Skeleton width="medium" />
        </span>
      </td>
      <td className={styles.cell} role="cell">
        <span className={styles.address}>
          <Skeleton width="medium" />
        </span>
      </td>
      <td className={styles.cell} role="cell" />
      <td className={styles.cell} role="cell" />
    </tr>
  )
}
