/** Above sign-in: what the page before has done, in its words, or that it has lost its session. */
import { sessionEndedMessages } from '#messages/account/session-ended.ts'
import { Status } from '#ui/feedback/status.tsx'
import styles from './told-at-door.module.css'

export function ToldAtDoor({ text }: { text: string }) {
  return (
    <div className={text === '' ? styles.ended : styles.told}>
      <Status className={styles.text}>{text || sessionEndedMessages.told}</Status>
    </div>
  )
}
