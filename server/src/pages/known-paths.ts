/** Which addresses the pages answer, by the patterns that the build wrote: the same answer as the pages' own router. */

/**
 * Patterns are made of words and `:names`; a `:name` takes one segment, whatever it is. Case and a slash at the
 * end make no difference. Throws on a pattern that it does not understand.
 */
export function knownPaths(patterns: readonly string[]): (path: string) => boolean {
  const known = patterns.map(segmentsOf)
  for (const segment of known.flat()) {
    if (!/^:?[\w-]+$/.test(segment))
      throw new Error(`the built web has a route that the server cannot match: ${segment}`)
  }
  return (path) => {
    const segments = decoded(path)
    return segments !== null && known.some((pattern) => matches(pattern, segments))
  }
}

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((word, at) => word.startsWith(':') || word.toLowerCase() === segments[at]?.toLowerCase())
  )
}

/** Null where the address is no text. */
function decoded(path: string): string[] | null {
  try {
    return segmentsOf(path).map(decodeURIComponent)
  } catch {
    return null
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
