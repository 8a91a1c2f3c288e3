/** Says, above a list, that an invite is being accepted: the list is about to grow. */
import { listMessages } from '#messages/lists.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './accepting-invite.module.css'

export function AcceptingInvite() {
  return (
    <Status className={styles.accepting}>
      <Spinner className={styles.spinner} />
      {listMessages.acceptingInvite}
    </Status>
  )
}
