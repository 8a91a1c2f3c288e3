/** Those who were removed as rows; on phones, cards. The roles are written out, as in the table of members. */
import type { RemovedMember } from '@atrium/contract/people/members'
import type { Selection } from '#features/people/bulk/use-selection.ts'
import table from '#features/people/members/table/members-table.module.css'
import { peopleMessages } from '#messages/people/people.ts'
import { removedMessages } from '#messages/people/removed.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { RemovedRow } from './removed-row.tsx'
import styles from './removed.module.css'

const texts = removedMessages.list

interface Props {
  /** Absent while the first page loads. */
  people: readonly RemovedMember[] | undefined
  selection: Selection
  /** Somebody is being restored. */
  busy: boolean
  onRestore: (person: RemovedMember) => void
}

export function RemovedTable({ people, selection, busy, onRestore }: Props) {
  if (people?.length === 0) return null
  const restorable = people?.filter(({ restorableUntil }) => restorableUntil !== null).length ?? 0
  const everybody = restorable > 0 && selection.ids.length === restorable
  return (
    <table className={table.table} role="table" aria-label={texts.title}>
      <thead className={table.head} role="rowgroup">
        <tr className={styles.headRow} role="row">
          <th className={table.check} role="columnheader" scope="col">
            <input
              type="checkbox"
              name="everybody"
              aria-label={peopleMessages.list.selectAll}
              disabled={restorable === 0}
              checked={everybody}
              ref={(box) => {
                if (box) box.indeterminate = !everybody && selection.ids.length > 0
              }}
              onChange={selection.toggleAll}
            />
          </th>
          <th className={styles.name} role="columnheader" scope="col">
            {peopleMessages.list.name}
          </th>
          <th className={table.plain} role="columnheader" scope="col">
            {peopleMessages.list.role}
          </th>
          <th className={table.plain} role="columnheader" scope="col">
            {texts.happened}
          </th>
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{peopleMessages.list.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className={table.body} role="rowgroup">
        {people === undefined ? (
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
        ) : (
          people.map((person) => (
            <RemovedRow
              key={person.user_id}
              person={person}
              selected={selection.has(person.user_id)}
              busy={busy}
              onSelect={() => selection.toggle(person.user_id)}
              onRestore={() => onRestore(person)}
            />
          ))
        )}
      </tbody>
    </table>
  )
}
