/** Says that the list could not be loaded, and offers another attempt. */
import { organizationsMessages } from '#messages/organizations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './list-failure.module.css'

const texts = organizationsMessages.list

export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Notice tone="error">
        {texts.failed} {error.message}
      </Notice>
      <Button variant="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}
