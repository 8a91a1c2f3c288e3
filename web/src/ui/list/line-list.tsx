/** A plain list: a line each, with something small beside it that goes below where there is no room. */
import type { ReactNode } from 'react'
import styles from './line-list.module.css'

interface LineListProps {
  /** The lines follow from each other, as entries do in time. */
  ordered?: boolean
  /** `Line`s. */
  children: ReactNode
}

export function LineList({ ordered = false, children }: LineListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List role="list" className={styles.list}>
      {children}
    </List>
  )
}

export function Line({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <li className={styles.line}>
      <span>{children}</span>
      {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
    </li>
  )
}
