/** The learners, with how and when each signed in. */
import type { Learner } from '@atrium/contract/people/learner'
import type { Selection } from '#features/people/bulk/use-selection.ts'
import table from '#features/people/members/table/members-table.module.css'
import { PeopleTable } from '#features/people/table/people-table.tsx'
import { learnerMessages } from '#messages/people/learners.ts'
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
  return (
    <PeopleTable
      title={learnerMessages.title}
      heads={{ select: texts.select, name: texts.learner, beside: [texts.way, texts.seen] }}
      people={learners}
      selection={selection}
      columns={styles.columns}
      row={(learner) => (
        <LearnerRow
          key={learner.user_id}
          learner={learner}
          selected={selection.has(learner.user_id)}
          onSelect={() => selection.toggle(learner.user_id)}
          onOpen={(kind) => onOpen(kind, learner)}
        />
      )}
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
      <td className={table.labels} role="cell" />
      <td className={table.menu} role="cell" />
    </tr>
  )
}
