/** The list's add button, named by its tooltip. */
import { Tooltip } from 'radix-ui'
import { paths } from '#app/paths.ts'
import { organizationsMessages } from '#messages/organizations.ts'
import { LinkButton } from '#ui/button.tsx'
import styles from './add-organization.module.css'

const tooltipDelayMs = 300
const tooltipGapPx = 8

export function AddOrganization() {
  return (
    <Tooltip.Provider delayDuration={tooltipDelayMs}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <LinkButton to={paths.createOrganization} className={styles.add} aria-label={organizationsMessages.list.add}>
            <svg className={styles.plus} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 5v14M5 12h14" />
            </svg>
          </LinkButton>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className={styles.tooltip} sideOffset={tooltipGapPx} collisionPadding={tooltipGapPx}>
            {organizationsMessages.list.add}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
