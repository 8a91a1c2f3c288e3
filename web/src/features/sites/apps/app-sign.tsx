/** A small drawing for each app. Decorative: its name stands beside it. */
import type { SiblingApp } from '@atrium/contract/page/page-settings'
import styles from './app-links.module.css'

const drawings: Record<SiblingApp, string> = {
  learner: 'M12 6c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V4c-3.4 0-6 .4-8 2Zm0 0v13',
  engage: 'M4 5h16v11h-9l-4 4v-4H4Z',
  authoring: 'm5 19 1-4L16 5l3 3L9 18Zm9-12 3 3',
  people:
    'M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9a6 6 0 0 1 12 0M16 5a3.5 3.5 0 0 1 0 6m2 3.5a6 6 0 0 1 3.5 5.5',
  teacher: 'M3 4h18v11H3Zm5 16 2-5m6 5-2-5M7 8h6m-6 3h9',
  analytics: 'M4 20V4m0 16h16M8 16v-4m4 4V7m4 9v-6',
  console: 'M3 5h18v14H3Zm4 4 3 3-3 3m6 0h4',
  admin: 'm12 3 8 3v6c0 4.5-3.2 7.5-8 9-4.8-1.5-8-4.5-8-9V6Zm-3 9 2 2 4-4',
}

export function AppSign({ app }: { app: SiblingApp }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[app]} />
    </svg>
  )
}
