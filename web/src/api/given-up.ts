/** Whether a failure is none: what its caller gave up, or whoever would rather not confirm who they are. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
