/** What a whole form or page failed with; where the connection is gone, that is said beside it. */
import { failureMessages } from '#messages/failures.ts'
import { Notice } from './notice.tsx'
import { OfflineNote } from './offline-note.tsx'

/** What stands there when the server or the identity provider could not be reached. */
const unreachable: readonly string[] = [failureMessages.serverUnavailable, failureMessages.networkFail]

export function FailureNotice({ message }: { message: string | undefined }) {
  return (
    <Notice tone="error">
      {message} {message !== undefined && unreachable.includes(message) && <OfflineNote />}
    </Notice>
  )
}
