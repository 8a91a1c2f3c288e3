/** People who belong no longer, as rows; on phones, cards. The roles are written out, as in the table of members. */
import type { ReactNode } from 'react'
import { SelectAll } from '#features/people/bulk/select-all.tsx'
import type { Selection } from '#features/people/bulk/use-selection.ts'
import table from '#features/people/members/table/members-table.module.css'
import { peopleMessages } from '#messages/people/people.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './past.module.css'

const texts = peopleMessages.list

interface Props<Person> {
  title: string
  /** What the column says of when and how they left. */
  happened: string
  /** Absent while the first page loads. */
  people: readonly Person[] | undefined
  /** Who can be chosen. */
  isChoosable: (person: Person) => boolean
  selection: Selection
  /** A `PastRow`, with its key. */
  row: (person: Person) => ReactNode
}

export function PastTable<Person>({ title, happened, people, isChoosable, selection, row }: Props<Person>) {
  if (people?.length === 0) return null
  const choosable = people?.filter(isChoosable).length ?? 0
  return (
    <table className={table.table} role="table" aria-label={title}>
      <thead className={table.head} role="rowgroup">
        <tr className={styles.headRow} role="row">
          <th className={table.check} role="columnheader" scope="col">
            <SelectAll selection={selection} outOf={choosable} label={texts.selectAll} disabled={choosable === 0} />
          </th>
          <th className={styles.name} role="columnheader" scope="col">
            {texts.name}
          </th>
          <th className={table.plain} role="columnheader" scope="col">
            {texts.role}
          </th>
          <th className={table.plain} role="columnheader" scope="col">
            {happened}
          </th>
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className={table.body} role="rowgroup">
        {people === undefined ? <WaitingRow /> : people.map(row)}
      </tbody>
    </table>
  )
}

function WaitingRow() {
  return (
    <tr className={table.row} role="row" aria-hidden="true">
      <td className={table.check} role="cell" />
      <td className={table.person} role="cell">
        <Skeleton width="medium" />
      </td>
      <td className={table.role} role="cell" />
      <td className={styles.happened} role="cell">
        <Skeleton width="medium" />
      </td>
      <td className={styles.action} role="cell" />
    </tr>
  )
}
