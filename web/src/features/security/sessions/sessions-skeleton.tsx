/** The shape of the list while it loads. */
import { sessionMessages } from '#messages/account/sessions.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './sessions.module.css'

const rows = ['first', 'second']

export function SessionsSkeleton() {
  return (
    <div className={styles.list}>
      <Status className="visually-hidden">{sessionMessages.card.loading}</Status>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.iconPlace}>
            <Skeleton shape="circle" />
          </span>
          <div className={styles.facts}>
            <Skeleton width="medium" />
            <Skeleton width="medium" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  )
}
