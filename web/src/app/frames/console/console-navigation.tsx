/** The links to the pages of a console: ordinary ones, so that Back and a new tab work. */
import { Link } from 'react-router'
import { consoleMessages as texts } from '#messages/console/console.ts'
import type { ConsolePage } from '#paths.ts'
import { ConsoleIcon } from './console-icons.tsx'
import styles from './console-navigation.module.css'

export interface ConsoleLink {
  page: ConsolePage
  name: string
  to: string
  isCurrent: boolean
}

export function ConsoleNavigation({ links }: { links: readonly ConsoleLink[] }) {
  return (
    <nav aria-label={texts.pagesLabel}>
      <ul className={styles.list}>
        {links.map(({ page, name, to, isCurrent }) => (
          <li key={page}>
            <Link className={styles.link} to={to} aria-current={isCurrent ? 'page' : undefined}>
              <ConsoleIcon of={page} className={styles.icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
