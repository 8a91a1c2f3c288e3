/** The shape of the ways to sign in while they load, as most accounts have them: a password, and Google not connected. */
import { usePageSettings } from '#page-settings.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './ways.module.css'

export function WaysSkeleton() {
  const { google } = usePageSettings()
  return (
    <div className={styles.list} aria-hidden="true">
      <div className={styles.way}>
        <Words />
      </div>
      {google && (
        <div className={styles.way}>
          <Words />
          <span className={styles.buttonPlace} />
        </div>
      )}
    </div>
  )
}

function Words() {
  return (
    <div className={styles.wordsPlace}>
      <Skeleton width="medium" />
      <Skeleton width="short" />
    </div>
  )
}
