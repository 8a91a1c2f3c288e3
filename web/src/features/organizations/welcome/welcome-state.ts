/** What creating an organization leaves in the history entry of the welcome page. */
export interface WelcomeState {
  displayName: string
  name: string
  /** Absent where none was chosen. */
  logoUrl?: string
}

/** History state can hold anything: an older release's shape, another page's. */
export function readWelcomeState(state: unknown): WelcomeState | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { displayName, name, logoUrl } = state as Record<string, unknown>
  if (typeof displayName !== 'string' || typeof name !== 'string') return undefined
  return { displayName, name, ...(typeof logoUrl === 'string' ? { logoUrl } : {}) }
}
