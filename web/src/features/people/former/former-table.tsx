/** Former members as rows; on phones, cards. The roles are written out, as in the table of members. */
import type { FormerMember } from '@atrium/contract/people/terms'
import type { Selection } from '#features/people/bulk/use-selection.ts'
import table from '#features/people/members/table/members-table.module.css'
import styles from '#features/people/removed/removed.module.css'
import { peopleMessages } from '#messages/people/people.ts'
import { termsMessages } from '#messages/people/terms.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FormerRow } from './former-row.tsx'

const texts = termsMessages.former

interface Props {
  /** Absent while the first page loads. */
  people: readonly FormerMember[] | undefined
  selection: Selection
  onRenew: (person: FormerMember) => void
}

export function FormerTable({ people, selection, onRenew }: Props) {
  if (people === undefined) return <Skeleton width="full" />
  if (people.length === 0) return null
  const renewable = people.filter(({ mayRenew }) => mayRenew).length
  const everybody = renewable > 0 && selection.ids.length === renewable
  return (
    <table className={table.table} role="table" aria-label={texts.title}>
      <thead className={table.head} role="rowgroup">
        <tr className={styles.headRow} role="row">
          <th className={table.check} role="columnheader" scope="col">
            <input
              type="checkbox"
              name="everybody"
              aria-label={peopleMessages.list.selectAll}
              disabled={renewable === 0}
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
            {texts.ended}
          </th>
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{peopleMessages.list.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className={table.body} role="rowgroup">
        {people.map((person) => (
          <FormerRow
            key={person.user_id}
            person={person}
            selected={selection.has(person.user_id)}
            onSelect={() => selection.toggle(person.user_id)}
            onRenew={() => onRenew(person)}
          />
        ))}
      </tbody>
    </table>
  )
}
