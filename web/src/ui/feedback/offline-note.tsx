/** Says, beside a failure to reach the server, that the connection is gone and that nothing typed is lost. */
import { useSyncExternalStore } from 'react'
import { failureMessages } from '#messages/failures.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Nothing while the browser believes to be online: the server may be down, and nothing is known of that here. */
export function OfflineNote() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return isOffline ? <span>{failureMessages.offline}</span> : null
}
