/** Who is asking: what a verified ID token says. */
export interface Actor {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  authTime: Date
  sessionId: string
  /** Whether the session was handed on by a custom token: however new, it is no proof of a fresh sign-in. */
  handedOff: boolean
}
