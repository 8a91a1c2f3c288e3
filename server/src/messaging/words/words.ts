/** What a mail is made of. */

export interface Words {
  subject: string
  paragraphs: string[]
  button?: string
  footer: string
}

/** Params that are ready to be read: every name is fit for mail. */
export interface Told extends Record<
  | 'productName'
  | 'email'
  | 'changedTo'
  | 'about'
  | 'from'
  | 'fields'
  | 'reason'
  | 'on'
  | 'names'
  | 'signedIn'
  | 'code'
  | 'domain'
  | 'left',
  string
> {
  /** Such as `three days`. */
  goodFor: string
}
