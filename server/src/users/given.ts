/** What somebody has given or begun by their account. */
export interface GivenBy {
  uid: string
  /** Since then; undefined: whenever. */
  since: Date | undefined
}
