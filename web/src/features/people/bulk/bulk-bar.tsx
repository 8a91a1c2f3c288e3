/** What can be done with everybody who is selected: buttons in a row, or one menu where they do not all stand in one. */
import { useLayoutEffect, useRef } from 'react'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Menu, MenuItem } from '#ui/menu/menu.tsx'
import { Status } from '#ui/feedback/status.tsx'
import bar from './bar.module.css'
import styles from './bulk-bar.module.css'

const texts = peopleMessages.bulk

export interface BulkAction {
  label: string
  /** It takes people away, and looks like it. */
  isDanger?: boolean
  onChoose: () => void
}

interface Props {
  count: number
  actions: readonly BulkAction[]
  onClear: () => void
}

export function BulkBar({ count, actions, onClear }: Props) {
  const line = useOneLine()
  return (
    <div ref={line} className={`${bar.bar} ${styles.line}`} role="group" aria-label={texts.selected(count)}>
      <Status className={`${bar.count} ${styles.count}`}>{texts.selected(count)}</Status>
      <div className={styles.row}>
        {actions.map(({ label, isDanger = false, onChoose }) => (
          <Button
            key={label}
            variant="secondary"
            {...(isDanger && styles.danger ? { className: styles.danger } : {})}
            onClick={onChoose}
          >
            {label}
          </Button>
        ))}
      </div>
      <BulkMenu actions={actions} />
      <Button variant="quiet" className={styles.clear} aria-label={texts.clear} onClick={onClear}>
        <svg className={styles.clearMark} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 7l10 10M17 7L7 17" />
        </svg>
      </Button>
    </div>
  )
}

/** How long the words are is known to the languages alone, and how many there are to the role: so it is measured. */
function useOneLine() {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => measure(bar.current))
  useLayoutEffect(() => {
    if (bar.current === null) return
    const size = new ResizeObserver(() => measure(bar.current))
    // The writing may arrive later than the buttons, and is as wide as it is.
    for (const part of [bar.current, ...bar.current.children]) size.observe(part)
    return () => size.disconnect()
  }, [])
  return bar
}

function measure(bar: HTMLElement | null): void {
  if (bar === null) return
  bar.removeAttribute('data-narrow')
  const [own, last] = [bar, bar.lastElementChild ?? bar].map((part) => part.getBoundingClientRect())
  // Whichever way the language runs.
  bar.toggleAttribute(
    'data-narrow',
    own !== undefined && last !== undefined && (last.right > own.right || last.left < own.left),
  )
}

function BulkMenu({ actions }: { actions: readonly BulkAction[] }) {
  return (
    <Menu
      button={
        <Button variant="secondary" className={styles.trigger}>
          {texts.actions}
          <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
            <path d="m7 10 5 5 5-5" />
          </svg>
        </Button>
      }
    >
      {actions.map(({ label, isDanger, onChoose }) => (
        <MenuItem key={label} isDanger={isDanger} onChoose={onChoose}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
