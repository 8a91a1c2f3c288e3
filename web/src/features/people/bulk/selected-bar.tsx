/** How many are selected in a list, what can be done with them all, and the way to nobody. */
import type { ReactNode } from 'react'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import bar from './bar.module.css'
import styles from './selected-bar.module.css'

interface Props {
  /** How many, in words. */
  selected: string
  clear: string
  onClear: () => void
  /** The buttons of what can be done. */
  children: ReactNode
}

export function SelectedBar({ selected, clear, onClear, children }: Props) {
  return (
    <div className={`${bar.bar} ${styles.lines}`} role="group" aria-label={selected}>
      <Status className={bar.count}>{selected}</Status>
      {children}
      <Button variant="quiet" onClick={onClear}>
        {clear}
      </Button>
    </div>
  )
}
