/** What a list of learners would make, line by line, before anything is made. */
import { listed } from '#messages/format.ts'
import { fullName } from '#messages/names.ts'
import styles from '#features/people/import/import.module.css'
import { PreviewLine, PreviewTable } from '#features/people/import/preview-table.tsx'
import { UnreadColumns } from '#features/people/import/unread-columns.tsx'
import { learnerMessages } from '#messages/people/learners.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { learnerProblem } from './learner-problem.ts'
import type { CheckedLearner } from './make-listed.ts'
import type { UnreadColumns as UnreadColumnsOf } from './read-list.ts'

const texts = learnerMessages.many
const { form } = learnerMessages

interface Props {
  checked: readonly CheckedLearner[]
  newClasses: readonly string[]
  unread: UnreadColumnsOf
  /** How many lines have a name and no username. */
  bare: number
  busy: boolean
  onBack: () => void
  /** Leads back to the list, in which they have one. */
  onSuggest: () => void
  /** With those whom nothing is wrong with. */
  onMake: (good: readonly CheckedLearner[]) => void
}

export function LearnersPreview({ checked, newClasses, unread, bare, busy, onBack, onSuggest, onMake }: Props) {
  const good = checked.filter(({ problem }) => problem === null)
  const bad = checked.filter(({ problem }) => problem !== null)
  const heads = [texts.line, form.username, texts.name, form.class, texts.what]
  return (
    <>
      <Status className={styles.summary}>{texts.expected(good.length, bad.length)}</Status>
      {newClasses.length > 0 && <p className={styles.lead}>{texts.newClasses(listed(newClasses))}</p>}
      <UnreadColumns {...unread} total={unread.ignored.length} />
      {bare > 0 && <Notice tone="warning">{texts.bare(bare)}</Notice>}
      {good.length === 0 && <p>{texts.nothing}</p>}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {texts.change}
        </Button>
        {bare > 0 && (
          <Button variant="secondary" disabled={busy} onClick={onSuggest}>
            {texts.suggest}
          </Button>
        )}
        {good.length > 0 && (
          <Button busy={busy} busyLabel={texts.making} onClick={() => onMake(good)}>
            {texts.make(good.length)}
          </Button>
        )}
      </div>
      <PreviewTable label={texts.lines} heads={heads}>
        {/* What needs a look comes first. */}
        {([bad, good] as const).map((lines, place) => (
          <tbody key={place} data-action={lines === bad ? 'refuse' : 'add'}>
            {lines.map((line) => (
              <Line key={line.line} learner={line} />
            ))}
          </tbody>
        ))}
      </PreviewTable>
    </>
  )
}

function Line({ learner }: { learner: CheckedLearner }) {
  const { line, username, problem } = learner
  const cells = {
    username,
    name: fullName(learner),
    class: learner.class,
    why: problem === null ? texts.add : `${texts.skip}: ${learnerProblem(problem)}`,
  }
  return <PreviewLine word={texts.line} line={line} cells={cells} />
}
