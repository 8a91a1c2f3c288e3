/** What can be done with everybody who is selected: buttons in a row, or one menu where there is little room. */
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import menuStyles from '#features/people/members/member-menu.module.css'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/button.tsx'
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
  return (
    <div className={styles.bar} role="group" aria-label={texts.selected(count)}>
      <p className={styles.count} role="status">
        {texts.selected(count)}
      </p>
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

function BulkMenu({ actions }: { actions: readonly BulkAction[] }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  return (
    // Not modal: a modal menu injects a style sheet, which the page's policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button ref={trigger} variant="secondary" className={styles.trigger}>
          {texts.actions}
          <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
            <path d="m7 10 5 5 5-5" />
          </svg>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={menuStyles.menu}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // A dialog gives the focus back to what had it when it opened: not to an item that is gone by then.
          trigger.current?.focus()
          chosen.current?.()
          chosen.current = null
        }}
      >
        {actions.map(({ label, isDanger = false, onChoose }) => (
          <DropdownMenu.Item
            key={label}
            className={isDanger ? menuStyles.danger : menuStyles.item}
            onSelect={() => void (chosen.current = onChoose)}
          >
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
