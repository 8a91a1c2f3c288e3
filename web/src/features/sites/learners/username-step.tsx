/** First of all: who wants in, by the username on their card. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { usernameInListMaxLength } from '@atrium/contract/limits'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useCanScan } from './camera/use-can-scan.ts'
import styles from './learners.module.css'

const texts = learnerSignInMessages.username

interface Props {
  of: string
  username: string
  onNamed: (username: string) => void
  /** The card is to be shown to the camera. */
  onScan: () => void
}

export function UsernameStep({ of, username, onNamed, onScan }: Props) {
  const canScan = useCanScan()
  const { form, field } = useEntryForm(['username'], {
    check: ({ username: typed }) => (trimPasted(typed) === '' ? { username: texts.missing } : {}),
    send: async ({ username: typed }) => onNamed(trimPasted(typed)),
    refused: () => ({}),
  })
  return (
    <div className={styles.step}>
      <PageHeading>{learnerSignInMessages.title(of)}</PageHeading>
      <EntryForm {...form}>
        <TextField
          {...field('username')}
          className={styles.big}
          label={texts.label}
          hint={texts.hint}
          defaultValue={username}
          maxLength={usernameInListMaxLength}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          autoFocus
        />
        <Button type="submit" wide className={styles.press}>
          {texts.next}
        </Button>
      </EntryForm>
      {canScan && (
        <Button variant="secondary" wide className={styles.press} onClick={onScan}>
          {learnerSignInMessages.scan.offer}
        </Button>
      )}
    </div>
  )
}
