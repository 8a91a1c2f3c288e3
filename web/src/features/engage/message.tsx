/** One message: the learner's on the right, the tutor's on the left, each under its name. */
import { engageMessages } from '#messages/engage.ts'
import styles from './message.module.css'

export function Message({ from, text }: { from: 'sender' | 'receiver'; text: string }) {
  return (
    <li className={`${styles.message} ${styles[from]}`}>
      <span className={styles.name}>{from === 'sender' ? engageMessages.chat.sender : engageMessages.tutor.name}</span>
      <p className={styles.bubble}>{text}</p>
    </li>
  )
}
