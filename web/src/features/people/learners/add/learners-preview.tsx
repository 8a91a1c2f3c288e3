/** What a list of learners would make, line by line, before anything is made. */
import { listed } from '#messages/format.ts'
import { inNameOrder } from '#messages/names.ts'
import styles from '#features/people/import/import.module.css'
import { PreviewLine, PreviewTable } from '#features/people/import/preview-table.tsx'
import { UnreadColumns } from '#features/people/import/unread-columns.tsx'
import { learnerMessages } from '#messages/people/learners.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { ChooseColumns } from './choose-columns.tsx'
import { learnerProblem } from './learner-problem.ts'
import type { Columns } from './list-columns.ts'
import type { CheckedLearner } from './make-listed.ts'
import { type LearnerList, unreadColumns } from './read-list.ts'
import { bareNames } from './suggest-usernames.ts'

const texts = learnerMessages.many
const { form } = learnerMessages
const words = {
  username: form.username,
  given_name: form.given_name,
  family_name: form.family_name,
  class: form.class,
}

interface Props {
  checked: readonly CheckedLearner[]
  newClasses: readonly string[]
  /** What was checked, as it was read. */
  list: LearnerList
  /** They are being made. */
  busy: boolean
  /** What is to be seen is being checked anew. */
  isChecking: boolean
  onBack: () => void
  onColumns: (columns: Columns) => void
  /** Leads back to the list, in which they have one. */
  onSuggest: () => void
  /** With those whom nothing is wrong with. */
  onMake: (good: readonly CheckedLearner[]) => void
}

const nameHeads = inNameOrder(form.given_name, form.family_name)

export function LearnersPreview({ checked, newClasses, list, busy, isChecking, ...on }: Props) {
  const { onBack, onColumns, onSuggest, onMake } = on
  const good = checked.filter(({ problem }) => problem === null)
  const bad = checked.filter(({ problem }) => problem !== null)
  const heads = [texts.line, form.username, ...nameHeads, form.class, texts.what]
  const bare = bareNames(list.learners)
  const unread = unreadColumns(list)
  const isSure = list.isHeaded && unread.ignored.length + unread.repeated.length === 0
  return (
    <>
      <Status className={styles.summary}>{texts.expected(good.length, bad.length)}</Status>
      {newClasses.length > 0 && <p className={styles.lead}>{texts.newClasses(listed(newClasses))}</p>}
      <UnreadColumns {...unread} total={unread.ignored.length} />
      {isSure ? null : <ChooseColumns list={list} onChoose={onColumns} />}
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
          <Button busy={busy} busyLabel={texts.making} disabled={isChecking} onClick={() => onMake(good)}>
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
  const { line, username, given_name, family_name, problem } = learner
  const [first, second] = inNameOrder({ given_name }, { family_name })
  const cells = {
    username,
    ...first,
    ...second,
    class: learner.class,
    why: problem === null ? texts.add : `${texts.skip}: ${learnerProblem(problem, username)}`,
  }
  return <PreviewLine word={texts.line} words={words} line={line} cells={cells} />
}
