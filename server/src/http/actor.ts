/** Who is asking: what a verified ID token says. */
export interface Actor {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  authTime: Date
  sessionId: string
}
