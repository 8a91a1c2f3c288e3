/** What PostgreSQL can keep as text: no NUL, and no half of a character (which JSON may hold, and UTF-8 may not). */

export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * What PostgreSQL says of text that it cannot keep: not in its alphabet, no such character, no such value; no moment,
 * none of its years, none of its time zones.
 */
const refusals = new Set(['22021', '22P05', '22P02', '22007', '22008', '22009'])

/** Whether the database refused a text that came this far: the client's fault, not ours. */
export function isUnstorableText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown }
    if (typeof code === 'string' && refusals.has(code)) return true
  }
  return false
}
