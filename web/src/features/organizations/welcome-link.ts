/** Where Get Started leads, and for how long the token made at creation is worth following. */

/** What creating an organization leaves in the history entry of the welcome page. */
export interface WelcomeState {
  displayName: string
  name: string
  /** Absent where none was chosen. */
  logoUrl?: string
  /** Absent once it was followed, or when none could be made. */
  customToken?: string
  /** Milliseconds since the epoch. */
  mintedAt?: number
}

const MINUTE_MS = 60_000
/** A minute less than the server's default life of a custom token, for the way there. */
export const welcomeTokenFreshMs = 4 * MINUTE_MS

/** How much longer the token may be followed; 0 when there is none or it is too old. */
export function tokenFreshForMs(state: Pick<WelcomeState, 'customToken' | 'mintedAt'>, now: number): number {
  if (state.customToken === undefined || state.mintedAt === undefined) return 0
  const age = now - state.mintedAt
  // A clock set back would make the token look as if it came from the future: not fresh either.
  return age < 0 ? 0 : Math.max(0, welcomeTokenFreshMs - age)
}

export function withoutToken({ displayName, name, logoUrl }: WelcomeState): WelcomeState {
  return { displayName, name, ...(logoUrl === undefined ? {} : { logoUrl }) }
}

/** History state can hold anything: an older release's shape, another page's. */
export function readWelcomeState(state: unknown): WelcomeState | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { displayName, name, logoUrl, customToken, mintedAt } = state as Record<string, unknown>
  if (typeof displayName !== 'string' || typeof name !== 'string') return undefined
  const welcome = { displayName, name, ...(typeof logoUrl === 'string' ? { logoUrl } : {}) }
  return typeof customToken === 'string' && typeof mintedAt === 'number'
    ? { ...welcome, customToken, mintedAt }
    : welcome
}
