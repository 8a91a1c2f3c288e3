/** Where the app says what went wrong without the user needing to know: to whoever develops, and to monitoring. */
import { report } from './reports.ts'

/** What `detail` holds stays here, but for an error: monitoring is told of that, scrubbed. */
export function logWarning(message: string, detail?: unknown): void {
  // eslint-disable-next-line no-console -- for whoever develops; a build leaves this out
  if (import.meta.env?.DEV) console.warn(message, detail)
  report(detail instanceof Error ? { message, error: detail } : { message })
}
