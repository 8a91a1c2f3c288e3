/** What stands beside or above every page of a console: whose it is, the way to another, and its pages. */
import type { ReactNode } from 'react'
import { consoleMessages as texts } from '#messages/console/console.ts'
import { Logo } from '#ui/media/logo.tsx'
import { ConsoleDrawer } from './console-drawer.tsx'
import { ConsoleNavigation, type ConsoleLink } from './console-navigation.tsx'
import styles from './console-shell.module.css'
import { Switcher, type Switching } from './switcher.tsx'
import { useIsWide } from './use-is-wide.ts'

/** Whose console it is, once that is known. */
export interface ConsoleOwner extends Switching {
  logoUrl: string
  /** What the signed-in person is here. */
  role: string
  links: readonly ConsoleLink[]
}

export function ConsoleShell({ owner, children }: { owner: ConsoleOwner | null; children: ReactNode }) {
  const isWide = useIsWide()
  return (
    <div className={styles.console}>
      {isWide ? (
        <aside className={styles.rail} aria-label={texts.navigation}>
          {owner && <Rail {...owner} />}
        </aside>
      ) : (
        <div className={styles.bar}>{owner && <Bar {...owner} />}</div>
      )}
      <div className={styles.page}>{children}</div>
    </div>
  )
}

function Rail(owner: ConsoleOwner) {
  return (
    <>
      <Switcher {...owner} />
      <ConsoleNavigation links={owner.links} />
    </>
  )
}

function Bar(owner: ConsoleOwner) {
  const current = owner.links.find((link) => link.isCurrent)
  return (
    <ConsoleDrawer
      label={texts.menuOf(owner.name)}
      button={
        <>
          <Logo name={owner.name} url={owner.logoUrl} />
          <span className={styles.where}>
            <bdi className={styles.name}>{owner.name}</bdi>
            {current && <span className={styles.current}>{current.name}</span>}
          </span>
        </>
      }
    >
      <Rail {...owner} />
    </ConsoleDrawer>
  )
}
