/** Where the app says what went wrong without the user needing to know. The console stays silent in production. */
export function logWarning(message: string, detail?: unknown): void {
  // eslint-disable-next-line no-console -- for whoever develops; a build leaves this out
  if (import.meta.env?.DEV) console.warn(message, detail)
}
