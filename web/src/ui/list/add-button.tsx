/** A list's add button: a link to where one more is made, named by its tooltip. */
import { Tooltip } from 'radix-ui'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import styles from './add-button.module.css'

const tooltipDelayMs = 300
const tooltipGapPx = 8

interface Props {
  label: string
  /** What phones have room for. */
  short: string
  to: string
}

export function AddButton({ label, short, to }: Props) {
  return (
    <Tooltip.Provider delayDuration={tooltipDelayMs}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <LinkButton to={to} className={styles.add} aria-label={label}>
            <svg className={styles.plus} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 5v14M5 12h14" />
            </svg>
            <span className={styles.long}>{label}</span>
            <span className={styles.short}>{short}</span>
          </LinkButton>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className={styles.tooltip} sideOffset={tooltipGapPx} collisionPadding={tooltipGapPx}>
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
