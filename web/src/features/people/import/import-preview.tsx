/** What an import would do, line by line, before anything happens. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import { unconfirmedInvites } from '@atrium/contract/limits'
import type { ImportLine, previewImport } from '@atrium/contract/people/people-import'
import { useQuery } from '@tanstack/react-query'
import { showErrorToast } from '#api/show-error-toast.ts'
import { ConfirmAddress } from '#domain/invites/confirm-address.tsx'
import { listed } from '#messages/format.ts'
import { fullName } from '#messages/names.ts'
import { lineNoteText, lineProblemText, peopleImportMessages as texts } from '#messages/people/people-import.ts'
import { roleNames } from '#messages/people/roles.ts'
import { termWords } from '#messages/people/terms.ts'
import { ownWays } from '#domain/fresh-sign-in/own-ways.ts'
import { mailOwnVerification } from '#session/mail-own-verification.ts'
import { useSignedIn } from '#session/session.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './import.module.css'
import { PreviewLine, PreviewTable } from './preview-table.tsx'
import { UnreadColumns } from './unread-columns.tsx'

/** Of each kind; more would help nobody and slow the page. */
const LINES_SHOWN = 100
/** What needs a look comes first. */
const order = ['refuse', 'change', 'add', 'same'] as const

const { line, email, name, role, labels, term, what, why } = texts

interface Props {
  preview: AnswerOf<typeof previewImport>
  busy: boolean
  onBack: () => void
  onApply: () => void
}

export function ImportPreview({ preview: { counts, lines, ...columns }, busy, onBack, onApply }: Props) {
  const toDo = counts.add + counts.change
  // Most lists have no days.
  const hasDays = lines.some(({ startsOn, endsOn }) => startsOn !== null || endsOn !== null)
  const heads = [line, email, name, role, labels, ...(hasDays ? [term] : []), what, why]
  return (
    <>
      <Status className={styles.summary}>{texts.expected(counts)}</Status>
      <UnreadColumns
        ignored={columns.ignored.filter(({ column }) => !columns.repeated.includes(column))}
        total={columns.ignoredTotal - columns.repeated.length}
        repeated={columns.ignored.filter(({ column }) => columns.repeated.includes(column))}
      />
      {counts.add > unconfirmedInvites && <ConfirmFirst />}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {texts.back}
        </Button>
        {toDo > 0 && (
          <Button busy={busy} onClick={onApply}>
            {texts.send(counts)}
          </Button>
        )}
      </div>
      {toDo === 0 && <p>{texts.nothing}</p>}
      <PreviewTable label={texts.lines} heads={heads}>
        {order.map((action) => {
          const all = lines.filter((line) => line.action === action)
          return (
            <tbody key={action} data-action={action}>
              {all.slice(0, LINES_SHOWN).map((line) => (
                <Line key={line.line} line={line} hasDays={hasDays} />
              ))}
              {all.length > LINES_SHOWN && (
                <tr>
                  <td colSpan={heads.length}>{texts.more(all.length - LINES_SHOWN)}</td>
                </tr>
              )}
            </tbody>
          )
        })}
      </PreviewTable>
    </>
  )
}

/** Whoever has not confirmed their own address is told before the mails that few of them will go. */
function ConfirmFirst() {
  const { uid, email } = useSignedIn()
  const ways = useQuery(ownWays(uid))
  if (ways.data?.mail !== null || email === null) return null
  return <ConfirmAddress address={email} onSend={() => mailOwnVerification(showErrorToast)} />
}

function Line({ line, hasDays }: { line: ImportLine; hasDays: boolean }) {
  const { email, role, labels, startsOn, endsOn, action, reason, note } = line
  const cells = {
    email,
    name: fullName(line),
    role: role === null ? '' : roleNames[role],
    labels: listed(labels),
    ...(hasDays && { term: startsOn === null && endsOn === null ? '' : termWords({ startsOn, endsOn }) }),
    what: texts.actions[action],
    why: reason ? lineProblemText(reason) : note ? lineNoteText(note) : '',
  }
  return <PreviewLine word={texts.line} line={line.line} cells={cells} />
}
