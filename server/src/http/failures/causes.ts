/** The codes of a failure and of what caused it: the query builder wraps the driver's error. */
export function codesIn(error: unknown): string[] {
  const codes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown }
    if (typeof code === 'string') codes.push(code)
  }
  return codes
}
