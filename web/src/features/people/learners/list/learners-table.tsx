/** The learners as rows; on phones, cards. The roles are written out, as in the table of members. */
import type { Learner } from '@atrium/contract/people/learner'
import { SelectAll } from '#features/people/bulk/select-all.tsx'
import type { Selection } from '#features/people/bulk/use-selection.ts'
import table from '#features/people/members/table/members-table.module.css'
import past from '#features/people/past/past.module.css'
import { learnerMessages } from '#messages/people/learners.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { AboutLearners } from '../dialogs/learner-dialog.ts'
import { LearnerRow } from './learner-row.tsx'
import styles from './learners.module.css'

const texts = learnerMessages.list

interface Props {
  /** Absent while the first page loads. */
  learners: readonly Learner[] | undefined
  selection: Selection
  onOpen: (kind: AboutLearners, learner: Learner) => void
}

export function LearnersTable({ learners, selection, onOpen }: Props) {
  if (learners?.length === 0) return null
  return (
    <table className={table.table} role="table" aria-label={learnerMessages.title}>
      <thead className={table.head} role="rowgroup">
        <tr className={[past.headRow, styles.headRow].join(' ')} role="row">
          <th className={table.check} role="columnheader" scope="col">
            <SelectAll
              selection={selection}
              outOf={learners?.length ?? 0}
              label={texts.select}
              disabled={learners === undefined}
            />
          </th>
          <th className={past.name} role="columnheader" scope="col">
            {texts.learner}
          </th>
          {[texts.way, texts.seen].map((head) => (
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
        {learners === undefined ? (
          <WaitingRow />
        ) : (
          learners.map((learner) => (
            <LearnerRow
              key={learner.user_id}
              learner={learner}
              selected={selection.has(learner.user_id)}
              onSelect={() => selection.toggle(learner.user_id)}
              onOpen={(kind) => onOpen(kind, learner)}
            />
          ))
        )}
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
      <td className={table.labels} role="cell" />
      <td className={table.menu} role="cell" />
    </tr>
  )
}
