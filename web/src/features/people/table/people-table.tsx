/**
 * People as rows that can be chosen, with what stands beside each; on phones, cards. The roles are written out, as in the
 * table of members.
 */
import type { ReactNode } from 'react'
import { SelectAll } from '#features/people/bulk/select-all.tsx'
import type { Selection } from '#features/people/bulk/use-selection.ts'
import table from '#features/people/members/table/members-table.module.css'
import { peopleMessages } from '#messages/people/people.ts'
import styles from './people-table.module.css'

interface Props<Person> {
  title: string
  /** Over the boxes that choose, over the names, and over what stands beside them. */
  heads: { select: string; name: string; beside: readonly string[] }
  /** Absent while the first page loads. */
  people: readonly Person[] | undefined
  /** Who can be chosen; everybody, where nothing is said. */
  isChoosable?: (person: Person) => boolean
  selection: Selection
  /** How wide the columns are, where they are columns. */
  columns: string | undefined
  /** With its key. */
  row: (person: Person) => ReactNode
  /** The one that is there until people are. */
  waiting: ReactNode
}

export function PeopleTable<Person>(props: Props<Person>) {
  const { title, heads, people, isChoosable = () => true, selection, columns, row, waiting } = props
  if (people?.length === 0) return null
  const choosable = people?.filter(isChoosable).length ?? 0
  return (
    <table className={table.table} role="table" aria-label={title}>
      <thead className={table.head} role="rowgroup">
        <tr className={[styles.headRow, columns].join(' ')} role="row">
          <th className={table.check} role="columnheader" scope="col">
            <SelectAll selection={selection} outOf={choosable} label={heads.select} disabled={choosable === 0} />
          </th>
          <th className={styles.name} role="columnheader" scope="col">
            {heads.name}
          </th>
          {heads.beside.map((head) => (
            <th key={head} className={table.plain} role="columnheader" scope="col">
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{peopleMessages.list.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className={table.body} role="rowgroup">
        {people === undefined ? waiting : people.map(row)}
      </tbody>
    </table>
  )
}
