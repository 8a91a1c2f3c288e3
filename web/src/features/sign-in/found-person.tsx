/** Whom step 1 found, and where it helps, the way back to look for somebody else. */
import { signInMessages } from '#messages/account/sign-in.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import styles from './found-person.module.css'

export function FoundPerson({ name, onEdit }: { name: string; onEdit?: () => void }) {
  return (
    <div className={styles.person}>
      <Avatar person={{ displayName: name }} />
      <p className={styles.name}>{name}</p>
      {onEdit === undefined ? null : (
        <Button variant="quiet" className={styles.edit} aria-label={signInMessages.editAccount} onClick={onEdit}>
          {signInMessages.edit}
        </Button>
      )}
    </div>
  )
}
