/** Above sign-in: what the page before has done, in its words. */
import { Status } from '#ui/feedback/status.tsx'
import styles from './told-at-door.module.css'

export function ToldAtDoor({ text }: { text: string }) {
  return (
    <div className={styles.told}>
      <Status className={styles.text}>{text}</Status>
    </div>
  )
}
