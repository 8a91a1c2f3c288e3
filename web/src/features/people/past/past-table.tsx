/** People who belong no longer, with what they were and how they left. */
import type { ReactNode } from 'react'
import type { Selection } from '#features/people/bulk/use-selection.ts'
import table from '#features/people/members/table/members-table.module.css'
import { PeopleTable } from '#features/people/table/people-table.tsx'
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

export function PastTable<Person>({ happened, ...list }: Props<Person>) {
  return (
    <PeopleTable
      {...list}
      heads={{ select: texts.selectAll, name: texts.name, beside: [texts.role, happened] }}
      columns={styles.columns}
      waiting={<WaitingRow />}
    />
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
