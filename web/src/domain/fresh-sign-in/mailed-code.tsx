/** The code that was mailed, typed into the dialog that asked for it. */
import * as z from 'zod/mini'
import { sixDigitsIn } from '#domain/codes/six-digits.ts'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { confirmWithCode } from '#session/fresh-sign-in/confirm-identity.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { CodeField } from '#ui/form/fields/code-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { ModalActions } from '#ui/overlay/modal.tsx'
import type { Mailed } from './ask-for-mail.ts'
import { codeFailure } from './confirm-failure.ts'
import type { FreshSignInProps } from './fresh-sign-in-props.ts'
import { MailAgain } from './mail-again.tsx'

const code = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => sixDigitsIn(text) ?? ''),
  ),
  z.string().check(z.regex(/^\d{6}$/, texts.codeMissing)),
)
const schema = z.object({ code })

interface MailedCodeProps extends FreshSignInProps {
  mailed: Mailed
  busy: boolean
  onBusy: (busy: boolean) => void
  onMailed: (mailed: Mailed) => void
  onOtherWay: () => void
}

export function MailedCode({ mailed, busy, onBusy, onConfirmed, onClose, onMailed, onOtherWay }: MailedCodeProps) {
  return (
    <Form
      schema={schema}
      values={{ code: '' }}
      refused={codeFailure}
      onSubmit={async (typed) => {
        onBusy(true)
        await confirmWithCode(mailed.asked, typed.code).finally(() => onBusy(false))
        onConfirmed()
      }}
    >
      {(form) => (
        <>
          {form.failure === undefined ? null : <Notice tone="error">{form.failure}</Notice>}
          <CodeField
            {...form.field('code')}
            label={texts.code}
            readOnly={form.busy}
            inputMode="numeric"
            codeIn={sixDigitsIn}
            enterKeyHint="go"
            autoFocus
          />
          <MailAgain
            hosted={false}
            disabled={busy}
            tries={form.formState.submitCount}
            onMailed={(asked) => {
              // What stood there, and what was wrong with it, was of the code before.
              form.resetField('code')
              form.setFocus('code')
              onMailed({ ...mailed, asked })
            }}
            onOtherWay={onOtherWay}
          />
          <ModalActions>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" busy={form.busy} busyLabel={texts.confirming} disabled={busy}>
              {texts.confirm}
            </Button>
          </ModalActions>
        </>
      )}
    </Form>
  )
}
