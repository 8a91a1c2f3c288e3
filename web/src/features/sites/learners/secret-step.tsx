/** A step with one thing to type, which then signs in. */
import type { ReactNode } from 'react'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import styles from './learners.module.css'
import { signInProblem } from './sign-in-problem.ts'

type Field = ReturnType<ReturnType<typeof useEntryForm<'secret'>>['field']>

interface Props {
  by: 'code' | 'password'
  username: string
  texts: { title: (username: string) => string; missing: string }
  send: (secret: string) => Promise<void>
  onDone: () => void
  onBack: () => void
  children: (field: Field) => ReactNode
}

export function SecretStep({ by, username, texts, send, onDone, onBack, children }: Props) {
  const { form, busy, field } = useEntryForm(['secret'], {
    check: ({ secret }) => (secret.trim() === '' ? { secret: texts.missing } : {}),
    async send({ secret }) {
      await send(secret)
      onDone()
    },
    refused: (error) => ({ secret: signInProblem(error, by) }),
  })
  return (
    <div className={styles.step}>
      <PageHeading key={by}>{texts.title(username)}</PageHeading>
      <EntryForm {...form}>
        {children(field('secret'))}
        <Button type="submit" wide className={styles.press} busy={busy} busyLabel={learnerSignInMessages.signingIn}>
          {learnerSignInMessages.signIn}
        </Button>
        <Button variant="quiet" wide disabled={busy} onClick={onBack}>
          {learnerSignInMessages.back}
        </Button>
      </EntryForm>
    </div>
  )
}
