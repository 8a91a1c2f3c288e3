/** Usernames from somewhere else: one a line, or with commas or spaces between them. */
import { useId } from 'react'
import { groupsMessages } from '#messages/people/groups.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import fieldStyles from '#ui/form/fields/field.module.css'
import { Status } from '#ui/feedback/status.tsx'
import styles from './class-people.module.css'
import type { PastedPeople } from './use-pasted-people.ts'

const texts = groupsMessages.classes.paste

export function ClassPeoplePasted({ pasted }: { pasted: PastedPeople }) {
  const id = useId()
  const { text, problem, done, busy, change, take } = pasted
  return (
    <div className={styles.pasted}>
      <label className={fieldStyles.label} htmlFor={id}>
        {texts.label}
      </label>
      <textarea
        id={id}
        className={styles.text}
        name="usernames"
        dir="auto"
        rows={3}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.placeholder}
        value={text}
        readOnly={busy}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-message`}
        onChange={(event) => change(event.target.value)}
      />
      <div id={`${id}-message`} className={styles.message}>
        <Status>{done}</Status>
        {problem === undefined ? null : (
          <p className={styles.error} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.all}>
        <Button variant="secondary" busy={busy} held={text.trim() === ''} onClick={() => void take()}>
          {texts.add}
        </Button>
      </div>
    </div>
  )
}
