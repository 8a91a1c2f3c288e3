/** A column's head that turns the order of the list round. */
import type { SortOrder } from '#ui/list/query/list-query.ts'
import styles from './sort-header.module.css'

interface Props {
  label: string
  order: SortOrder
  onSort: () => void
  /** Whether the list is in the order of this column. */
  isSorted?: boolean
}

const ariaOrder = { asce: 'ascending', desc: 'descending' } as const

export function SortHeader({ label, order, onSort, isSorted = false }: Props) {
  return (
    <th className={styles.header} role="columnheader" scope="col" aria-sort={isSorted ? ariaOrder[order] : undefined}>
      <button type="button" className={styles.button} onClick={onSort}>
        {label}
        {isSorted && (
          <svg className={styles.arrow} data-order={order} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 13V3M4 7l4-4 4 4" />
          </svg>
        )}
      </button>
    </th>
  )
}
