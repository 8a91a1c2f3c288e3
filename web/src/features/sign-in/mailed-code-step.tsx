/** Step 2 of sign-in by mail: the code that was sent to the account that step 1 found. */
import type { FoundUser } from '@atrium/contract/users'
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { sixDigitsIn } from '#domain/codes/six-digits.ts'
import { mailedSignInMessages } from '#messages/account/mailed-sign-in.ts'
import { signInMessages } from '#messages/account/sign-in.ts'
import { askSignInMail, signInWithCode } from '#session/mailed-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { CodeField } from '#ui/form/fields/code-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { FoundPerson } from './found-person.tsx'
import { greetingName } from './greeting-name.ts'
import { codeFailure } from './sign-in-failure.ts'

interface MailedCodeStepProps {
  found: FoundUser
  /** What the mail was asked for with. */
  asked: string
  onStartOver: () => void
  onPassword: () => void
}

type Again = { is: 'idle' | 'sending' | 'sent' } | { is: 'failed'; failure: string }

export function MailedCodeStep({ found, asked: firstAsked, onStartOver, onPassword }: MailedCodeStepProps) {
  const [asked, setAsked] = useState(firstAsked)
  const [again, setAgain] = useState<Again>({ is: 'idle' })
  const { form, busy, field, failure, clear } = useEntryForm(['code'], {
    check({ code }) {
      setAgain({ is: 'idle' })
      return sixDigitsIn(code) === null ? { code: mailedSignInMessages.codeMissing } : {}
    },
    // The guard of this page leads on as soon as someone is signed in.
    send: ({ code }) => signInWithCode(asked, sixDigitsIn(code) ?? code),
    refused: (error) => (isAboutCode(error) ? { code: codeFailure(error) } : { root: codeFailure(error) }),
  })

  const sendAgain = async () => {
    setAgain({ is: 'sending' })
    try {
      setAsked(await askSignInMail(found.email))
      // What was wrong was of the code before.
      clear()
      setAgain({ is: 'sent' })
    } catch (error) {
      setAgain({ is: 'failed', failure: codeFailure(error) })
    }
  }

  return (
    <AuthLayout
      heading={mailedSignInMessages.codeHeading}
      lead={mailedSignInMessages.codeLead(found.email)}
      onMark={onStartOver}
    >
      <FoundPerson name={greetingName(found)} onEdit={onStartOver} />
      <EntryForm {...form}>
        {failure === undefined ? null : <Notice tone="error">{failure}</Notice>}
        {again.is === 'failed' ? <Notice tone="error">{again.failure}</Notice> : null}
        {again.is === 'sent' ? <Notice tone="good">{mailedSignInMessages.codeSentAgain}</Notice> : null}
        {/* Of another mail it is another code: what stood there is good for nothing. */}
        <CodeField
          key={asked}
          {...field('code')}
          label={mailedSignInMessages.code}
          inputMode="numeric"
          codeIn={sixDigitsIn}
          enterKeyHint="go"
          autoFocus
        />
        <Button type="submit" wide busy={busy} busyLabel={signInMessages.signingIn}>
          {mailedSignInMessages.codeSubmit}
        </Button>
        <Button
          variant="quiet"
          wide
          busy={again.is === 'sending'}
          busyLabel={mailedSignInMessages.mailingCode}
          onClick={() => void sendAgain()}
        >
          {mailedSignInMessages.sendCodeAgain}
        </Button>
        <Button variant="quiet" wide onClick={onPassword}>
          {signInMessages.backToPassword}
        </Button>
      </EntryForm>
    </AuthLayout>
  )
}

function isAboutCode(error: unknown): boolean {
  return isApiError(error, 'sign_in_code_wrong') || isApiError(error, 'sign_in_code_expired')
}
