/** Stands where a part of an organization's console is loading. */
import { consoleMessages as texts } from '#messages/console/console.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToldWait } from '#ui/feedback/use-told-wait.ts'
import styles from './waiting.module.css'

export function Waiting() {
  useToldWait(true, texts.loading)
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width="full" />
      <Skeleton width="medium" />
      <Skeleton width="full" />
    </div>
  )
}
