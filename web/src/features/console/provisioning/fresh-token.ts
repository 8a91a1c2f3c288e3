/** A token that was just made: in the page alone, until its owner has copied it or goes. */
export interface FreshToken {
  connectionId: string
  token: string
}
