/** Asks for the code of the second step, by the app's six digits or a backup code: the one dialog that does. */
import { useState } from 'react'
import { Link } from 'react-router'
import { backupCodeIn } from '#domain/codes/grouped-codes.ts'
import { sixDigitsIn } from '#domain/codes/six-digits.ts'
import { secondStepMessages } from '#messages/account/second-step.ts'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'
import { paths } from '#paths.ts'
import { type SecondStepQuestion, secondStepTaken } from '#session/second-step/question.ts'
import { currentSession } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { CodeField } from '#ui/form/fields/code-field.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'

const texts = secondStepMessages.ask
/** Two sentences, and a page that comes at the same time. */
const usedBackupMs = 15_000

export function SecondStepModal({ question }: { question: SecondStepQuestion }) {
  const [byBackup, setByBackup] = useState(false)
  const { form, busy, field, failure, clear } = useEntryForm(['code'], {
    check: ({ code }) => {
      if (code.trim() === '') return { code: texts.missing }
      return codeIn(code) === null ? { code: byBackup ? texts.backupLead : texts.lead } : {}
    },
    // Closes with the question.
    send: async ({ code }) => {
      // Whoever only confirms who they are has arrived already.
      const isSignIn = currentSession().state !== 'signed-in'
      await question.answer(codeIn(code) ?? code)
      if (isSignIn) secondStepTaken.set(true)
      if (backupCodeIn(code) !== null) showToast({ kind: 'info', text: texts.usedBackup, durationMs: usedBackupMs })
    },
    refused: (error) => refusalOf(error, byBackup),
  })
  const change = () => {
    // What was said is of the other code.
    clear()
    setByBackup(!byBackup)
  }

  return (
    <Modal
      open
      title={texts.title}
      lead={byBackup ? texts.backupLead : texts.lead}
      busy={busy}
      onClose={question.cancel}
    >
      <EntryForm {...form}>
        {failure === undefined ? null : <Notice tone="error">{failure}</Notice>}
        <CodeField
          key={String(byBackup)}
          {...field('code')}
          label={byBackup ? texts.backupCode : texts.code}
          inputMode={byBackup ? 'text' : 'numeric'}
          codeIn={codeIn}
          autoCapitalize="none"
          autoCorrect="off"
          enterKeyHint="go"
          autoFocus
        />
        <Button variant="quiet" disabled={busy} onClick={change}>
          {byBackup ? texts.useApp : texts.useBackup}
        </Button>
        {byBackup ? (
          <p>
            {texts.lost} <Link to={paths.support}>{texts.support}</Link>
          </p>
        ) : null}
        <ModalActions>
          <Button variant="secondary" disabled={busy} onClick={question.cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={texts.confirming}>
            {texts.confirm}
          </Button>
        </ModalActions>
      </EntryForm>
    </Modal>
  )
}

/** Either is taken for the other: the server tells them apart. */
const codeIn = (text: string) => sixDigitsIn(text) ?? backupCodeIn(text)

function refusalOf(error: unknown, byBackup: boolean) {
  if (!(error instanceof IdentityError)) return { root: failureMessages.somethingWrong }
  if (error.code === 'invalid-verification-code') return { code: byBackup ? texts.wrongBackup : texts.wrong }
  return { root: error.message || failureMessages.somethingWrong }
}
