/** While the token is exchanged, or nobody knows yet who is there. */
import { spacesMessages } from '#messages/organizations/sites.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './space-screens.module.css'

export function Waiting() {
  return (
    <div className={styles.screen}>
      <Status className="visually-hidden">{spacesMessages.home.entering}</Status>
      <div className={styles.headingToBe}>
        <Skeleton width="medium" />
      </div>
      <Skeleton width="full" />
      <div className={styles.doors}>
        <span className={styles.doorToBe}>
          <Skeleton shape="block" />
        </span>
      </div>
    </div>
  )
}
