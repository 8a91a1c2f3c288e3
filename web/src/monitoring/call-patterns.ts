/** The paths of the API as patterns, as far as this page has called them: by them monitoring knows a filled one. */
const called = new Set<string>()

export function recordCall(pattern: string): void {
  called.add(pattern)
}

export function calledPatterns(): readonly string[] {
  return [...called]
}
