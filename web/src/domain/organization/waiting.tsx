/** Stands where a part of an organization's console is loading. */
import { consoleMessages as texts } from '#messages/console/console.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './waiting.module.css'

export function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className="visually-hidden" role="status">
        {texts.loading}
      </p>
      <Skeleton width="full" />
      <Skeleton width="medium" />
      <Skeleton width="full" />
    </div>
  )
}
