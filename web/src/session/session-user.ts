/** Somebody who is signed in, as far as every page knows them. */
export interface SessionUser {
  uid: string
  email: string | null
  displayName: string | null
  photoURL: string | null
}
