/** What an import would do, line by line, before anything happens. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import { importActions, type previewImport } from '@atrium/contract/people-import'
import { invitesMessages } from '#messages/invites.ts'
import { peopleMessages } from '#messages/people.ts'
import { Button } from '#ui/button.tsx'
import styles from './import.module.css'

const texts = invitesMessages.import
/** Of each kind; more would help nobody and slow the page. */
const LINES_SHOWN = 100
/** What needs a look comes first. */
const order = ['refuse', 'change', 'add', 'same'] as const

interface Props {
  preview: AnswerOf<typeof previewImport>
  busy: boolean
  onBack: () => void
  onApply: () => void
}

export function ImportPreview({ preview: { counts, lines }, busy, onBack, onApply }: Props) {
  const toDo = counts.add + counts.change
  return (
    <>
      <ul className={styles.counts} aria-live="polite">
        {importActions.map((action) => (
          <li key={action} data-action={action}>
            <strong>{counts[action].toLocaleString()}</strong> {texts.counts[action]}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {texts.back}
        </Button>
        <Button busy={busy} disabled={toDo === 0} onClick={onApply}>
          {texts.apply(toDo)}
        </Button>
      </div>
      {toDo === 0 && <p role="status">{texts.nothing}</p>}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.what}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[texts.line, texts.email, texts.role, texts.labels, texts.what, texts.why].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {order.map((action) => {
            const all = lines.filter((line) => line.action === action)
            return (
              <tbody key={action} data-action={action}>
                {all.slice(0, LINES_SHOWN).map((line) => (
                  <tr key={line.line}>
                    <td>{line.line}</td>
                    <td>{line.email}</td>
                    <td>{line.role === null ? '' : peopleMessages.roleNames[line.role]}</td>
                    <td>{line.labels.join(', ')}</td>
                    <td>{texts.actions[action]}</td>
                    <td>{line.reason}</td>
                  </tr>
                ))}
                {all.length > LINES_SHOWN && (
                  <tr>
                    <td colSpan={6}>{texts.more(all.length - LINES_SHOWN)}</td>
                  </tr>
                )}
              </tbody>
            )
          })}
        </table>
      </div>
    </>
  )
}
