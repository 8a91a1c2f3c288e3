/** Says that a list could not be loaded, and offers another attempt where the page around does not. */
import { use } from 'react'
import { listMessages } from '#messages/lists.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryOffered } from '#ui/feedback/retry-offered.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import styles from './list-failure.module.css'

interface Props {
  /** What could not be loaded, in a sentence. */
  text: string
  /** Why, as far as it is known. */
  message: string
  onRetry: () => void
}

export function ListFailure({ text, message, onRetry }: Props) {
  const isOffered = use(RetryOffered)
  return (
    <div className={styles.failure}>
      <Notice tone="error">
        {text} {message}
      </Notice>
      {isOffered ? null : (
        <Button variant="secondary" onClick={onRetry}>
          {listMessages.retry}
        </Button>
      )}
    </div>
  )
}
