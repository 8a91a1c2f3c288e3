/** What can be done with everybody who is selected. */
import { peopleMessages } from '#messages/people.ts'
import { Button } from '#ui/button.tsx'
import styles from './bulk-bar.module.css'

const texts = peopleMessages.bulk

interface Props {
  count: number
  onGive: () => void
  onTake: () => void
  /** Only owners take people out. */
  onDelete?: () => void
  onClear: () => void
}

export function BulkBar({ count, onGive, onTake, onDelete, onClear }: Props) {
  return (
    <div className={styles.bar} role="group" aria-label={texts.selected(count)}>
      <p className={styles.count} role="status">
        {texts.selected(count)}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onGive}>
          {texts.give}
        </Button>
        <Button variant="secondary" onClick={onTake}>
          {texts.take}
        </Button>
        {onDelete && (
          <Button variant="secondary" className={styles.danger} onClick={onDelete}>
            {texts.delete}
          </Button>
        )}
        <Button variant="quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
    </div>
  )
}
